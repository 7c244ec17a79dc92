import type { Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Position } from '../../../domain/positions/position';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import { scheduledView } from '../../../ui/scheduling/scheduled.view';
import { scheduleView, type ScheduleState } from '../../../ui/scheduling/schedule.view';
import { timeSlotView } from '../../../ui/scheduling/time-slot.view';
import { allowances, anApplication } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { day, slot } from '../../support/builders/slots';
import { at, date, time, zone } from '../../support/builders/time';

/* Choosing a time after the interview: an offer with its onboarding, an invitation to an onsite interview. */

const chicago = zone('America/Chicago');
const now = at('2026-11-21T16:00:00Z');
const position = (changes: Partial<Position> = {}): Position =>
  aPosition({
    latitude: '41.88',
    longitude: '-87.63',
    onboardingPlace: { address: '1 Oak St', instructions: 'Bring your ID.', latitude: '41.9', longitude: '-87.7' },
    onsitePlace: { address: '2 Elm St', instructions: 'Ask for Dana.', latitude: undefined, longitude: undefined },
    ...changes,
  });

const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), onboarding: true, applied: 'interview-arranged', ...changes });
const held = { slot: slot('2026-12-04', '10:30', '11:30'), scheduledAt: at('2026-12-04T16:30:00Z') };

const state: ScheduleState = {
  page: 'offer',
  position: position(),
  application: inStatus(1),
  search: { _tag: 'Window', reach: 7 },
  found: {
    _tag: 'Found',
    days: [day('2026-12-01', '09:00', '10:30'), day('2026-12-02', '09:00')],
    range: { start: date('2026-11-21'), end: date('2026-11-28') },
    looking: false,
  },
  act: 'opened',
  filter: { open: false, start: '', end: '', refusal: undefined, cutTo: undefined },
  calendar: { open: false, at: undefined },
  today: date('2026-11-21'),
  ownZone: chicago,
  now,
};

const dates = (changes: Partial<ScheduleState> = {}) => {
  const shown = scheduleView({ ...state, ...changes });
  if (shown._tag !== 'Ready') throw new Error(shown._tag);
  return shown;
};

describe("An offer's first screen", () => {
  it('says what the job is, when the first day could be, where, what to bring and what comes next [spec 2 §2.13]', () => {
    expect(dates().opening).toMatchObject({
      celebration: 'You have an offer!',
      lead: 'Linden Court would like you to start as Caregiver.',
      firstDay: [{ label: 'Your first day could be', value: 'Tuesday, 01 December, 2026' }],
      facts: [{ label: 'Your work', value: 'Full Time · Morning, Night' }, { label: 'Your pay' }],
      whereHeading: 'Onboarding location',
      where: { address: '1 Oak St', pin: { latitude: 41.9, longitude: -87.7 } },
      instructions: 'Bring your ID.',
      next: [expect.stringContaining('choose'), expect.stringContaining('email'), expect.stringContaining('team')],
    });
  });

  it('names no first day before one is found, and no work or pay that is unknown', () => {
    expect(dates({ found: { _tag: 'Searching' } }).opening).toMatchObject({ firstDay: [] });
    expect(dates({ position: position({ pay: undefined, jobTypes: [], shifts: [] }) }).opening).toMatchObject({
      facts: [],
    });
  });

  it("has a map only by the stage's own coordinates [R57]", () => {
    const bare = { onboardingPlace: undefined };
    expect(dates({ position: position(bare) }).opening?.where).toMatchObject({
      address: position().address,
      pin: undefined,
    });
  });

  it.each([
    ['offer', inStatus(1), 'Schedule Onboarding', '/acceptOffer/42/4711', 'Decline offer'],
    ['offer', inStatus(21, held), 'Reschedule Onboarding', '/acceptOffer/42/4711', undefined],
    ['offer', inStatus(25, held), 'Reschedule Onboarding', '/acceptOffer/42/4711', undefined],
    ['offer', inStatus(0, { interviewKind: 'self-record' }), 'Schedule Onboarding', '/acceptOffer/42/4711', undefined],
    ['invitation', inStatus(32), 'Schedule Onsite', '/acceptOnsiteOffer/42/4711', 'Decline Invitation'],
    ['invitation', inStatus(35, held), 'Reschedule Onsite', '/acceptOnsiteOffer/42/4711', undefined],
    ['invitation', inStatus(41), 'Reschedule Onsite', '/acceptOnsiteOffer/42/4711', undefined],
  ] as const)(
    'on the page of an %s in status %j has one main action, and declines only what is open [spec 2 §2.13, §2.14, §4.8, R10a, R27]',
    (page, application, label, href, decline) => {
      const { opening } = dates({ page, application });
      expect(opening?.action).toEqual({ label, href });
      expect(opening?.decline?.label).toBe(decline);
    },
  );

  it('passes the job to the page that declines [spec 2 §2.1]', () => {
    expect(dates().opening?.decline).toMatchObject({
      href: '/declineOffer',
      state: { job: { communityId: 42, positionId: 4711 } },
    });
    expect(dates({ page: 'invitation', application: inStatus(32) }).opening?.decline?.href).toBe('/declineOnsiteOffer');
  });

  it('does not speak of another day, or of an offer, where neither was [R10 rows 15 and 18]', () => {
    const first = dates({ application: inStatus(0, { interviewKind: 'self-record', applied: 'screening-submitted' }) });
    expect([first.opening?.lead, first.steps.summary]).toEqual([
      'Choose a day for your onboarding.',
      'Step 1 of 4: Onboarding',
    ]);
    const moves = dates({ application: inStatus(21, held) });
    expect([moves.opening?.lead, moves.steps.summary]).toEqual([
      'Choose another day for your onboarding.',
      'Step 1 of 4: Onboarding',
    ]);
    expect(dates({ page: 'invitation', application: inStatus(35, held) }).steps.summary).toBe('Step 1 of 4: Visit');
  });

  it("does not present an earlier stage's time as held [spec 2 §2.13, R27]", () => {
    expect(dates({ page: 'offer', application: inStatus(1, held) }).held).toBeUndefined();
    expect(dates({ page: 'invitation', application: inStatus(32, held) }).held).toBeUndefined();
  });

  it('is pared down when an appointment is moved: the held time, and the dates', () => {
    const moving = dates({ application: inStatus(21, held) });
    expect(moving.opening).toMatchObject({ celebration: undefined, facts: [], next: [] });
    expect(moving.held?.title).toBe('Your time now: Fri 04 Dec, 10:30 AM CT');
  });
});

describe('The dates of a stage', () => {
  it.each(['offer', 'offer-dates', 'invitation', 'invitation-dates'] as const)(
    '%s names the position, its community and its address [spec 2 §2.13, §2.14]',
    (page) => {
      const { positionName, communityName, address } = position();
      expect(dates({ page }).job).toMatchObject({
        positionName,
        communityName,
        facts: expect.arrayContaining([{ label: 'Where you will work', value: address }]),
      });
    },
  );

  it.each([
    ['interview', 'Choose interview date', 'Back to My Job Applications', undefined],
    ['offer', 'Onboarding Scheduling', 'Back to My Job Applications', undefined],
    ['offer-dates', 'Select the Interview Date', 'Back to Onboarding Dates', 'Back to My Jobs'],
    ['invitation', 'Onsite Scheduling', 'Back to My Job Applications', undefined],
    ['invitation-dates', 'Select the Onsite Interview Date', 'Back to Onsite Dates', 'Back to My Jobs'],
  ] as const)('%s has its heading and ways back [spec 2 §2.13, §2.14, §2.15]', (page, heading, back, alsoBack) => {
    const shown = dates({ page });
    expect([shown.heading, shown.back.label, shown.alsoBack?.label]).toEqual([heading, back, alsoBack]);
  });

  it.each([
    ['offer', '/timeslot', 'Your way to the first day', 'Step 1 of 4: Offer'],
    ['offer-dates', '/timeslot', 'Your way to the first day', 'Step 2 of 4: Date'],
    ['invitation', '/onsiteTimeslot', 'Your way to the onsite interview', 'Step 1 of 4: Visit'],
    ['invitation-dates', '/onsiteTimeslot', 'Your way to the onsite interview', 'Step 2 of 4: Date'],
  ] as const)(
    '%s has cards with the count, View Time leading to %s [spec 2 §2.13, §2.14]',
    (page, href, name, summary) => {
      const shown = dates({ page });
      expect(shown.days).toMatchObject({
        cards: [
          { count: '2 times', href },
          { count: '1 time', href },
        ],
      });
      expect(shown.steps).toMatchObject({ name, summary });
    },
  );
});

describe('The times of a stage', () => {
  const open: Readonly<Record<SlotKind, number>> = { video: 0, 'in-person': 0, onboarding: 1, onsite: 32 };
  const times = (kind: SlotKind, application = inStatus(open[kind])) => {
    const shown = timeSlotView({
      position: position(),
      application,
      wanted: { act: 'Book', kind },
      days: [],
      chosen: time('10:30'),
      booking: { _tag: 'NotAsked' },
      ownZone: chicago,
      now,
      day: { date: date('2026-12-04'), slots: [{ from: time('10:30'), to: time('13:00') }] },
    });
    if (shown._tag !== 'Ready') throw new Error(shown._tag);
    return shown;
  };

  it('of an onsite interview are labeled hh:mm A - hh:mm A, those of an onboarding by their start [spec 2 §2.14, §9]', () => {
    const labels = (kind: 'onboarding' | 'onsite') => times(kind).groups.flatMap(({ slots }) => slots);
    expect(labels('onsite')).toMatchObject([{ label: '10:30 AM - 01:00 PM', isRange: true }]);
    expect(labels('onboarding')).toMatchObject([{ label: '10:30 AM', isRange: false }]);
  });

  it.each([
    ['in-person', 'Back to Select Interview Date', '/schedule/42/4711/reschedule'],
    ['onboarding', 'Back to Onboarding Dates', '/acceptOffer/42/4711'],
    ['onsite', 'Back to Onsite Dates', '/acceptOnsiteOffer/42/4711'],
  ] as const)(
    'of the stage %s lead back to its dates and ask for no preference [spec 2 §2.14, §2.15]',
    (kind, label, href) => {
      expect(times(kind)).toMatchObject({ back: { label, href }, asksPreference: false });
    },
  );
});

describe('The confirmation of a stage', () => {
  const booked = (application: Application | undefined, moved = false, of: Partial<Position> = {}) =>
    scheduledView({ position: position(of), application, moved, ownZone: chicago, now });

  it.each([
    ['onboarding', 21, false, 'Your onboarding is booked', 'You have successfully scheduled your onboarding meeting.'],
    ['onboarding', 21, true, 'Your onboarding is moved', 'You have successfully rescheduled your onboarding meeting.'],
    [
      'onsite',
      35,
      false,
      'Successfully scheduled onsite meeting',
      'You have successfully scheduled your onsite interview.',
    ],
    ['onsite', 35, true, 'Your onsite meeting is moved', 'You have successfully rescheduled your onsite interview.'],
  ] as const)(
    '%s in status %d, moved %s: says what was done and goes on to the list [spec 2 §2.10, §2.14]',
    (stage, code, moved, heading, done) => {
      expect(booked(inStatus(code, held), moved)).toMatchObject({
        _tag: 'Ready',
        stage,
        heading,
        message: expect.stringContaining(done),
        when: 'Friday, 04 December, 2026 at 10:30 AM CT',
        onward: { label: 'Okay, continue', href: '/candidateportal' },
      });
    },
  );

  it('shows date, time, address, map and instructions of its own place [spec 2 §2.10, §2.14, R57]', () => {
    const when = 'Friday, 04 December, 2026 at 10:30 AM CT';
    const instructions = 'Ask for Dana.';
    const onsitePlace = { address: '2 Elm St', instructions, latitude: '41.94', longitude: '-87.67' };
    expect(booked(inStatus(35, held), false, { onsitePlace })).toMatchObject({
      when,
      instructions,
      where: { address: '2 Elm St', pin: { latitude: 41.94, longitude: -87.67 } },
    });
    expect(booked(inStatus(21, held))).toMatchObject({
      when,
      where: { address: '1 Oak St', pin: { latitude: 41.9 } },
      instructions: 'Bring your ID.',
    });
    expect(booked(inStatus(35, held))).toMatchObject({
      where: { address: '2 Elm St', pin: undefined },
      instructions: 'Ask for Dana.',
    });
  });

  it("omits what belongs to the interview: its video, the employer's form, the 1-1", () => {
    const more = { introVideoUrl: 'intro.webm', hrisUrl: 'https://forms.example.org/7' };
    expect(booked(inStatus(35, held), false, more)).toMatchObject({
      introVideoUrl: undefined,
      externalForm: undefined,
      congratulation: undefined,
      facts: expect.not.arrayContaining([expect.objectContaining({ label: 'Interview' })]),
    });
  });

  it.each([
    [inStatus(32), '/onsiteSchedule/42/4711'],
    [inStatus(41), '/onsiteSchedule/42/4711'],
    [inStatus(1), '/onboardingSchedule/42/4711'],
    [inStatus(24, { allowances: allowances({ onboarding: { flag: true, left: 1 } }) }), '/onboardingSchedule/42/4711'],
  ] satisfies readonly (readonly [Application, string])[])(
    'if nothing is booked leads to what the card offers: %#, %s [R10a]',
    (application, scheduleHref) => {
      expect(booked({ ...application, slot: undefined, scheduledAt: undefined })).toMatchObject({
        _tag: 'NothingBooked',
        link: { href: scheduleHref },
      });
    },
  );
});
