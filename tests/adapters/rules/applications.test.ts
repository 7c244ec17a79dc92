import { answered } from '../terminal/asked';

const now = '2026-11-21T15:00:00Z';
const video = { applied_status: 2, interview_type: 'video_interview', zoom_link: 'https://meet', now };

describe('rules status [R9]', () => {
  it.each([
    [0, 'Pending', 'interview', true],
    [31, 'Canceled', 'interview', true],
    [30, 'Offer declined', 'onboarding', true],
    [32, 'Invited to onsite', 'onsite', true],
    [42, 'Onsite not scheduled', 'onsite', true],
    [43, 'In progress', 'interview', false],
    [18, 'In progress', 'interview', false],
    [-1, 'In progress', 'interview', false],
    [1.5, 'In progress', 'interview', false],
  ])('answers for %p: %s, %s', (status, meaning, stage, listed) => {
    expect(answered('status', { status })).toEqual({ meaning, stage, listed });
  });
});

describe('rules card-actions [R10]', () => {
  const on = (...actions: readonly string[]): object => ({
    actions: actions.map((action) => ({ action, enabled: true })),
  });

  it.each([
    ['a new application', {}, on('schedule')],
    ['flags as 1 and 0', { block_candidate: 1 }, on()],
    ['an external application', { adp_url: 'https://ats.example' }, on('apply_external')],
    ['a missing resume', { upload_resume: 1 }, on('upload_resume')],
    ['an open screening', { applied_status: 1 }, on('submit_skill_filter')],
    ['a recording to begin', { interview_type: 'self_record_interview' }, on('record_interview')],
    [
      'a recording to go on with',
      { interview_type: 'self_record_interview', applied_status: 2 },
      on('continue_recording'),
    ],
    [
      'an interview in person',
      { interview_type: 'in_person_interview', applied_status: 2 },
      on('view_details', 'reschedule', 'cancel'),
    ],
    ['an invitation to onsite', { status: 32 }, on('schedule_onsite')],
    ['an onsite meeting', { status: 35 }, on('reschedule_onsite', 'cancel_onsite')],
    ['an onsite meeting that the employer has in hand', { status: 35, onsite_status: 2 }, on('reschedule_onsite')],
    ['an offer', { status: 1, onboarding_status: 1 }, on('schedule_onboarding')],
    ['an onboarding', { status: 21 }, on('reschedule_onboarding', 'cancel_onboarding')],
    ['a status that nobody listed', { status: 99 }, on()],
  ])('offers for %s what its row says', (_, application, expected) => {
    expect(answered('card-actions', { ...application, now })).toEqual(expected);
  });

  it.each([
    ['2026-11-21T15:09:59.999Z', true],
    ['2026-11-21T15:10:00.000Z', true],
    ['2026-11-21T15:10:00.001Z', false],
  ])('enables Join Meeting for an interview at %s, at 15:00: %p [R12]', (schedule_time, enabled) => {
    expect(answered('card-actions', { ...video, schedule_time })).toMatchObject({
      actions: [{ action: 'join_meeting', enabled }, { action: 'reschedule' }, { action: 'cancel' }],
    });
  });

  it("says when an interview can be joined, in the position's time [R12, R14, spec 2 §4.6]", () => {
    const schedule_time = '2026-11-21T15:30:00Z';
    expect(answered('card-actions', { ...video, schedule_time, timezone: 'America/Chicago' })).toMatchObject({
      actions: [
        { why: expect.stringMatching(/join on Saturday, 21 November, 2026 at 09:20 AM CT$/) },
        { enabled: true },
        { enabled: true },
      ],
    });
  });

  it.each([
    ['the flag is false', { can_reschedule_video: 0 }, false],
    ['the counter is 0', { available_video_reschedules: 0 }, false],
    ['one move is left', { available_video_reschedules: 1 }, true],
    ['no counter is given', {}, true],
    ["another kind's counter is 0", { available_inperson_reschedules: 0 }, true],
  ])('gates Reschedule when %s: enabled %p', (_, moves, enabled) => {
    const why = 'This job cannot be rescheduled or you have exceeded the reschedule limit';
    expect(answered('card-actions', { ...video, zoom_link: '', ...moves })).toEqual({
      actions: [
        { action: 'reschedule', enabled, ...(enabled ? {} : { why }) },
        { action: 'cancel', enabled: true },
      ],
    });
  });
});

describe('rules progress [R11]', () => {
  it.each([
    [{}, 0, 0],
    [{ applied_status: 1 }, 1, 33.3],
    [{ applied_status: 2 }, 2, 66.6],
    [{ status: 13 }, 3, 100],
    [{ status: 28, applied_status: 2 }, 2, 66.6],
    [{ status: 31, applied_status: 1 }, 1, 33.3],
    [{ status: 42 }, 3, 100],
  ])('%j is at step %p, %p %%', (application, step, percent) => {
    expect(answered('progress', application)).toEqual({ step, percent });
  });
});
