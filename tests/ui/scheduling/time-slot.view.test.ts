import type { CallFailure } from '../../../application/failure';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { timeSlotView, type TimeSlotState } from '../../../ui/scheduling/time-slot.view';
import { anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { day, slot } from '../../support/builders/slots';
import { at, time, zone } from '../../support/builders/time';

const chicago = zone('America/Chicago');

const state: TimeSlotState = {
  position: aPosition(),
  application: anApplication(),
  wanted: { act: 'Book', kind: 'video' },
  day: day('2026-12-04', '09:30', '11:59', '12:00', '16:59', '17:00'),
  days: [],
  chosen: undefined,
  booking: { _tag: 'NotAsked' },
  ownZone: chicago,
  now: at('2026-11-21T16:00:00Z'),
};

const view = (changes: Partial<TimeSlotState>) => {
  const shown = timeSlotView({ ...state, ...changes });
  if (shown._tag !== 'Ready') throw new Error(shown._tag);
  return shown;
};

describe('Choose time slot', () => {
  it('orders the times under morning, afternoon and evening, as hh:mm A [spec 1 §9]', () => {
    expect(view({}).groups.map(({ part, slots }) => [part, ...slots.map(({ label }) => label)])).toEqual([
      ['Morning', '09:30 AM', '11:59 AM'],
      ['Afternoon', '12:00 PM', '04:59 PM'],
      ['Evening', '05:00 PM'],
    ]);
  });

  it("names one zone, and no second time, if the candidate's clock shows the same [R14]", () => {
    const shown = view({});
    expect(shown.zone).toBe('All times are Central Time (CT).');
    expect(shown.groups.flatMap(({ slots }) => slots.map(({ forYou }) => forYou))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it("shows the candidate's own time next to the position's if they differ, with its day if that differs, too [R14]", () => {
    const shown = view({ ownZone: zone('Asia/Kathmandu') });
    expect(shown.zone).toContain('Nepal Time');
    expect(shown.groups.flatMap(({ slots }) => slots.map(({ forYou }) => forYou))).toEqual([
      '09:15 PM for you',
      '11:44 PM for you',
      '11:45 PM for you',
      'Sat 04:44 AM for you',
      'Sat 04:45 AM for you',
    ]);
  });

  it('leads to the previous and next days with times, and says if there is none', () => {
    const days = [day('2026-12-01', '09:30'), day('2026-12-04', '09:30'), day('2026-12-07', '09:30')];
    expect(view({ days })).toMatchObject({
      before: { day: days[0], label: 'Day before with times: Tuesday, 01 December, 2026' },
      after: { day: days[2], label: 'Next day with times: Monday, 07 December, 2026' },
    });
    expect(view({ days: days.slice(1, 2) })).toMatchObject({ before: { day: undefined }, after: { day: undefined } });
  });

  it.each([
    ['2026-12-04T16:00:00Z', 'Today, Friday'],
    ['2026-12-03T16:00:00Z', 'Tomorrow, Friday'],
    ['2026-12-02T16:00:00Z', 'Friday'],
  ])('on %s names the day %s, and shows its date', (now, weekday) => {
    expect(view({ now: at(now) })).toMatchObject({ weekday, date: '04 December, 2026' });
  });

  it('of a tab that missed a booking elsewhere says which time is held, with a link to it [R17]', () => {
    const refused = { _tag: 'ActNotOffered', act: 'Book', status: 'Pending', offered: [] } as const;
    const held = slot('2026-11-30', '10:00', '10:30');
    expect(view({ booking: { _tag: 'Refused', refusal: { ...refused, held } } }).problem).toMatchObject({
      text: 'You already have Monday, 30 November, 2026 at 10:00 AM.',
      link: { label: 'See your appointment', href: '/success/42/4711' },
    });
    expect(view({ booking: { _tag: 'Refused', refusal: refused } }).problem).toMatchObject({
      link: { label: 'My Jobs', href: '/candidateportal' },
    });
  });

  it('says what Confirm will do, what it is doing, and what is missing', () => {
    const chosen = time('09:30');
    expect(view({}).confirm).toEqual({ detail: 'Choose a time first', ready: false, busy: undefined });
    expect(view({ chosen }).confirm).toMatchObject({ detail: 'Book Friday 09:30 AM', ready: true });
    expect(view({ chosen, booking: { _tag: 'Asking' } }).confirm.busy).toBe('Booking Friday 09:30 AM');
  });

  it('offers the nearest free times instead of one that is gone [R17, R29]', () => {
    const nearest = [slot('2026-12-04', '11:59'), slot('2026-12-05', '09:30')];
    const refusal = { _tag: 'SlotTaken', wanted: slot('2026-12-04', '09:30'), nearest } as const;
    expect(view({ booking: { _tag: 'Refused', refusal } }).problem).toMatchObject({
      title: 'This time has just been taken',
      alternatives: [
        { label: '11:59 AM', slot: nearest[0] },
        { label: 'Saturday, 05 December, 2026 at 09:30 AM', slot: nearest[1] },
      ],
    });
  });

  it('says the number of minutes if a slot is too soon [R14]', () => {
    const refusal = { _tag: 'SlotTooSoon', startsInMinutes: 74, leadMinutes: 90 } as const;
    expect(view({ booking: { _tag: 'Refused', refusal } }).problem).toMatchObject({
      text: expect.stringMatching(/74 minutes.*90 minutes/),
    });
  });

  it.each([
    [
      'NoConnection',
      'You are offline',
      'Nothing is booked yet.',
      /^Your choice is kept: Friday 09:30 AM\. We will send it/,
    ],
    ['AnswerLost', 'Connection lost', /did not hear back/, /^Your choice is kept: Friday 09:30 AM\..*won’t book twice/],
  ] as const)(
    'after %s the choice waits for the connection, and Confirm stays [R17, R29]',
    (_tag, title, what, kept) => {
      const shown = view({ chosen: time('09:30'), booking: { _tag: 'Waiting', lost: { _tag } } });
      expect(shown.problem).toMatchObject({
        _tag: 'Waiting',
        waiting: { title, lines: [expect.stringMatching(what), expect.stringMatching(kept)], action: 'Try now' },
      });
      expect(shown.confirm).toMatchObject({ ready: true, busy: undefined });
    },
  );

  it('a server failure is shown next to Confirm with the choice kept, except after the session ended [R29]', () => {
    const told = { message: '', requestId: '7F3A-91C2' };
    const after = (failure: CallFailure) => view({ chosen: time('09:30'), booking: { _tag: 'NotAnswered', failure } });
    expect(after({ _tag: 'ServerFault', ...told }).problem).toMatchObject({
      failure: { keptNote: 'Your choice is kept: Friday 09:30 AM.', requestId: '7F3A-91C2', action: 'Try again' },
    });
    expect(after({ _tag: 'SessionEnded', ...told }).problem).toMatchObject({ failure: { keptNote: undefined } });
  });
});

describe('Choosing another time', () => {
  const booked = anApplication({
    applied: 'interview-arranged',
    slot: slot('2026-12-01', '10:30', '11:00'),
    scheduledAt: at('2026-12-01T16:30:00Z'),
  });
  const moving = { application: booked, wanted: { act: 'Move', kind: 'video' } } as const;

  it('says that Confirm reschedules, what it reschedules, and which time is kept until then [R17]', () => {
    const chosen = time('09:30');
    expect(view({ ...moving, chosen }).confirm.detail).toBe('Move to Friday 09:30 AM');
    expect(view({ ...moving, chosen, booking: { _tag: 'Asking' } }).confirm.busy).toBe('Moving to Friday 09:30 AM');
    expect(view(moving).held).toMatchObject({ title: 'Your time now: Tue 01 Dec, 10:30 AM CT' });
  });

  it('says that nothing was changed if the new time is gone [R17, R29]', () => {
    const refusal = { _tag: 'SlotIsToday' } as const;
    expect(view({ ...moving, booking: { _tag: 'Refused', refusal } }).problem).toMatchObject({
      title: 'Your time was not moved',
    });
  });

  it.each([
    ['a first time', anApplication(), '/schedule/42/4711'],
    ['a move', booked, '/schedule/42/4711/reschedule'],
    ['what the employer gave back', anApplication({ status: statusOf(17) }), '/schedule/42/4711/reschedule'],
  ])('leads back to the dates of %s [R16, R10a]', (_, application, href) => {
    expect(view({ application }).back).toEqual({ label: 'Back to Select Interview Date', href });
  });

  it('asks for the interview preference of a video interview only [spec 1 §2]', () => {
    expect(view({}).asksPreference).toBe(true);
    expect(view({ wanted: { act: 'Book', kind: 'in-person' } }).asksPreference).toBe(false);
  });
});
