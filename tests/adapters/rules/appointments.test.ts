import { answered } from '../terminal/asked';

describe('rules guard [R16]', () => {
  it.each([
    ['schedule', 17, false],
    ['schedule_reschedule', 17, true],
    ['schedule_or_cancel', 17, true],
    ['schedule_or_cancel', 18, false],
    ['schedule', 16, true],
    ['onsite', 30, false],
    ['onboarding', 32, true],
    ['self_record', 31, false],
    ['schedule', 99, true],
  ])('%s admits status %p: %p', (screen, status, allowed) => {
    expect(answered('guard', { screen, status })).toEqual({ allowed });
  });
});

describe('rules booking [R17]', () => {
  it.each([
    ['interview', 0, '', 'book'],
    ['interview', 0, null, 'book'],
    ['interview', 16, '09:30', 'reschedule'],
    ['interview', 1, '09:30', 'book'],
    ['onboarding', 21, '09:30', 'reschedule'],
    ['onsite', 32, '09:30', 'book'],
    ['onsite', 35, '', 'reschedule'],
  ])('%s in status %p with slot_to %j: %s', (screen, status, slot_to, verb) => {
    expect(answered('booking', { screen, status, slot_to })).toEqual({ verb });
  });
});

describe('rules cancel [R18]', () => {
  const selfRecord = { interview_type: 'self_record_interview', onboarding_status: 1 };
  const onsite = 'onsite-interviews/onsite_cancelInterview';
  const onboarding = 'onboard-interviews/onboarding_cancelInterview';
  const inPerson = 'inperson-interviews/inPerson_cancelInterview';
  const videoRoute = 'scheduled-video-interviews/cancelInterview';

  it.each([
    [{ status: 32 }, 'onsite', onsite],
    [{ status: 41, interview_type: 'in_person_interview' }, 'onsite', onsite],
    [{ status: 42, interview_type: 'in_person_interview' }, 'in-person', inPerson],
    [{ status: 21 }, 'onboarding', onboarding],
    [{ status: 30, interview_type: 'video_interview' }, 'onboarding', onboarding],
    [{ status: 31, interview_type: 'video_interview' }, 'video', videoRoute],
    [selfRecord, 'onboarding', onboarding],
    [{ ...selfRecord, onboarding_status: 0 }, 'video', videoRoute],
    [{ ...selfRecord, status: 35 }, 'onsite', onsite],
    [{}, 'video', videoRoute],
  ])('%j: %s by %s [spec 1 §7]', (application, wording, route) => {
    expect(answered('cancel', application)).toEqual({ wording, route, reschedules_left: null });
  });

  it.each([
    [{ available_video_reschedules: 2 }, 2],
    [{ available_video_reschedules: 0 }, 0],
    [{ available_video_reschedules: 2, can_reschedule_video: false }, 0],
    [{ can_reschedule_video: 0 }, 0],
    [{ available_onsite_reschedules: 2 }, null],
    [{ status: 35, available_onsite_reschedules: 2 }, 2],
  ])('%j has %j moves left', (application, reschedules_left) => {
    expect(answered('cancel', application)).toMatchObject({ reschedules_left });
  });
});

describe('rules join [R12]', () => {
  const opens_at = '2026-11-21T15:20:00.000Z';
  const interview = { schedule_time: '2026-11-21T10:30:00-05:00', link: 'https://meet', status: 0 };

  it.each([
    ['2026-11-21T15:19:59.999Z', false],
    ['2026-11-21T15:20:00.000Z', true],
    ['2026-11-22T09:00:00+01:00', true],
  ])('an interview at 15:30 can be joined at %s: %p', (now, joinable) => {
    expect(answered('join', { ...interview, now })).toEqual({ joinable, opens_at });
  });

  it.each([
    ['in status 14', { status: 14 }],
    ['in status 16', { status: 16 }],
    ['without a link', { link: '' }],
  ])('never %s', (_, without) => {
    expect(answered('join', { ...interview, now: '2026-11-21T15:30:00Z', ...without })).toEqual({
      joinable: false,
      opens_at,
    });
  });

  it('never opens if nothing is scheduled', () => {
    expect(answered('join', { now: opens_at, link: 'https://meet', status: 0 })).toEqual({
      joinable: false,
      opens_at: null,
    });
  });
});

describe('rules slots [R14]', () => {
  const day = (date: string, ...starts: readonly string[]): object => ({
    date,
    slots: starts.map((slot_from) => ({ slot_from, slot_to: '23:30' })),
  });
  const asked = { timezone: 'America/Chicago', same_day_slot: 1, now: '2026-11-21T15:00:00Z' };

  it('offers a slot 90 minutes from now but not 89 minutes from now, counts what it offers, and omits empty days', () => {
    const day_view_slots = [
      day('2026-11-20', '09:00'),
      day('2026-11-21', '10:29', '10:30'),
      day('2026-11-22', '00:15'),
    ];
    expect(answered('slots', { ...asked, day_view_slots })).toEqual({
      day_view_slots: [
        { ...day('2026-11-21', '10:30'), count: 1 },
        { ...day('2026-11-22', '00:15'), count: 1 },
      ],
    });
  });

  it("omits the position's today unless it has same-day slots", () => {
    const day_view_slots = [day('2026-11-21', '18:00'), day('2026-11-22', '09:00', '08:00')];
    expect(answered('slots', { ...asked, same_day_slot: false, day_view_slots })).toEqual({
      day_view_slots: [{ ...day('2026-11-22', '08:00', '09:00'), count: 2 }],
    });
  });

  it('reads times in New York time if the zone is missing or does not exist', () => {
    const day_view_slots = [day('2026-11-21', '11:29', '11:30')];
    const expected = { day_view_slots: [{ ...day('2026-11-21', '11:30'), count: 1 }] };
    for (const timezone of ['', 'Mars/Olympus', null])
      expect(answered('slots', { ...asked, timezone, day_view_slots })).toEqual(expected);
  });

  it('offers no time that a clock change skips', () => {
    const question = { ...asked, now: '2026-03-01T00:00:00Z', day_view_slots: [day('2026-03-08', '02:30', '03:00')] };
    expect(answered('slots', question)).toEqual({ day_view_slots: [{ ...day('2026-03-08', '03:00'), count: 1 }] });
  });
});

describe('rules date-filter [R15]', () => {
  const today = '2026-11-21';

  it.each([
    [
      { start: '2026-11-20', end: '2026-11-25' },
      { start: '2026-11-21', end: '2026-11-25' },
    ],
    [{ start: '2026-11-21' }, { start: '2026-11-21', end: '2026-12-21' }],
    [
      { start: '2026-11-21', end: '2026-12-21' },
      { start: '2026-11-21', end: '2026-12-21' },
    ],
    [
      { start: '2026-11-21', end: '2026-12-22' },
      { start: '2026-11-21', end: '2026-12-21' },
    ],
    [{ end: '2026-12-31' }, { start: '2026-12-01', end: '2026-12-31' }],
    [
      { start: '', end: '2026-11-21' },
      { start: '2026-11-21', end: '2026-11-21' },
    ],
  ])('%j searches %j', (filter, range) => {
    expect(answered('date-filter', { today, ...filter })).toEqual(range);
  });

  it.each([
    [{ start: '2026-11-26', end: '2026-11-25' }, 'Start date should not be greater than end date'],
    [{ end: '2026-11-20' }, 'Friday, 20 November, 2026 is over. Choose an end date from today on.'],
    [
      { start: '2026-11-10', end: '2026-11-20' },
      'Friday, 20 November, 2026 is over. Choose an end date from today on.',
    ],
    [{}, 'Choose a start date, an end date or both.'],
  ])('%j resets the filter: %s', (filter, error) => {
    expect(answered('date-filter', { today, ...filter })).toEqual({ error, reset: true });
  });
});
