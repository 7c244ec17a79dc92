import { answered } from '../terminal/asked';

const now = '2026-11-21T15:00:00Z';
const passed = { applied_status: 1, sf_status: 8, interview_type: 'video_interview', now };
const slot = { slot_date: '2026-11-23', slot_from: '09:00', slot_to: '09:30' };
const held = {
  ...passed,
  applied_status: 2,
  schd_date: '2026-11-22',
  slot_from: '10:00',
  slot_to: '10:30',
  schedule_time: '2026-11-22T15:00:00Z',
  zoom_link: 'https://meet',
};
const free = { schd_date: null, slot_from: null, slot_to: null, schedule_time: null };
const taken = {
  schd_date: '2026-11-23',
  slot_from: '09:00',
  slot_to: '09:30',
  schedule_time: '2026-11-23T14:00:00.000Z',
};

describe('rules lifecycle [R27]', () => {
  it.each([
    ['pass_screening', { now }, { applied_status: 1, sf_status: 8 }],
    ['fail_screening', { now }, { applied_status: 1, sf_status: 11 }],
    ['book', { ...passed, slot }, { status: 0, applied_status: 2, ...taken }],
    ['book', { ...passed, status: 1, onboarding_status: 1, slot }, { status: 21, ...taken }],
    ['book', { ...passed, status: 32, slot }, { status: 35, ...taken }],
    [
      'move',
      { ...held, available_video_reschedules: 2, slot },
      { status: 0, ...taken, available_video_reschedules: 1, can_reschedule_video: true },
    ],
    [
      'move',
      { ...held, available_video_reschedules: 1, slot },
      { available_video_reschedules: 0, can_reschedule_video: false },
    ],
    [
      'move',
      { ...held, status: 12, available_video_reschedules: 1, slot },
      { status: 0, available_video_reschedules: 1 },
    ],
    [
      'reschedule_later',
      { ...held, available_video_reschedules: 2 },
      { status: 16, ...free, available_video_reschedules: 1 },
    ],
    ['reschedule_later', { ...held, status: 21, onboarding_status: 1 }, { status: 1, ...free }],
    ['reschedule_later', { ...held, status: 35 }, { status: 41, ...free }],
    ['withdraw', held, { status: 14, ...free }],
    ['withdraw', { ...held, status: 21 }, { status: 26, ...free }],
    ['withdraw', { ...held, status: 35 }, { status: 39, ...free }],
    ['decline_offer', { now, status: 1 }, { status: 30 }],
    ['decline_invitation', { now, status: 32 }, { status: 34 }],
    [
      'store_answer',
      { now, applied_status: 1, sf_status: 8, interview_type: 'self_record_interview', upload_resume: 1 },
      { applied_status: 2 },
    ],
    [
      'submit_recording',
      { now, applied_status: 2, interview_type: 'self_record_interview' },
      { self_record_completed: true, self_recording_submitted_date: '2026-11-21T15:00:00.000Z' },
    ],
  ])('%s from %j writes %j', (act, question, application) => {
    expect(answered('lifecycle', { ...question, act })).toMatchObject({ application });
  });

  it.each([
    [
      'withdraw',
      { now, status: 2 },
      "You can't cancel an appointment for this job right now. Its status is 'Not Selected'.",
    ],
    [
      'book',
      { ...passed, status: 14, slot },
      "You can't book a time for this job right now. Its status is 'Canceled'.",
    ],
    ['book', { ...passed, block_candidate: 1, slot }, 'There is no time to book for this job right now.'],
    ['book', { interview_type: 'video_interview', now, slot }, 'Answer the questions of this job first.'],
    [
      'move',
      { ...held, available_video_reschedules: 0, slot },
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    ],
    [
      'move',
      { ...held, slot: { slot_date: '2026-11-22', slot_from: '10:00', slot_to: '10:30' } },
      'You already have this time. Choose another one.',
    ],
    [
      'decline_offer',
      { now, status: 32 },
      "You can't decline an offer for this job right now. Its status is 'Invited to onsite'.",
    ],
    ['pass_screening', passed, 'There are no questions to answer for this job right now.'],
    ['reschedule_later', passed, 'You have no time for this job that you could give up.'],
    ['submit_recording', held, 'There is no recording to submit for this job right now.'],
  ])('%s from %j is refused: %s [R10b]', (act, question, refused) => {
    expect(answered('lifecycle', { ...question, act })).toEqual({ refused });
  });

  it.each([
    ['11:29', { refused: 'This time starts in 89 minutes. Choose one at least 90 minutes ahead.' }],
    ['11:30', { application: expect.objectContaining({ schedule_time: '2026-11-21T16:30:00.000Z' }) }],
    ['09:59', { refused: 'This time has already passed. Choose one at least 90 minutes ahead.' }],
  ])("books today at %s in the position's time, New York unless it is named [R14]", (slot_from, answer) => {
    const today = { slot_date: '2026-11-21', slot_from, slot_to: '23:00' };
    expect(answered('lifecycle', { ...passed, same_day_slot: 1, act: 'book', slot: today })).toEqual(answer);
  });

  it('accepts no time today unless there are same-day slots, and none that a clock change skips [R14]', () => {
    const times = [
      { slot_date: '2026-11-21', slot_from: '18:00', slot_to: '18:30' },
      { slot_date: '2027-03-14', slot_from: '02:30', slot_to: '03:30' },
    ];
    const question = { ...passed, timezone: 'America/Chicago', act: 'book' };
    expect(
      answered(
        'lifecycle',
        times.map((time) => ({ ...question, slot: time })),
      ),
    ).toEqual([
      { refused: expect.stringContaining('Choose a time tomorrow or later') },
      { refused: expect.stringContaining('Clocks change that night') },
    ]);
  });

  it('leaves the fields that it does not write as they were given, and fills in the missing ones', () => {
    const given = {
      position_id: 101,
      position_name: 'Cook',
      sf_status: 9,
      can_reschedule_onsite: 1,
      resume_path: 'cv',
    };
    expect(answered('lifecycle', { ...held, ...given, act: 'withdraw' })).toEqual({
      application: expect.objectContaining({ ...given, status: 14, community_id: 0, can_reschedule_video: true }),
    });
  });

  it('leaves act, slot and now out of the application, which can be used in another question', () => {
    const { application } = Object(answered('lifecycle', { ...passed, act: 'book', slot }));
    for (const name of ['act', 'slot', 'now']) expect(application).not.toHaveProperty(name);
    expect(answered('lifecycle', { ...application, now, act: 'withdraw' })).toMatchObject({
      application: { status: 14, ...free },
    });
    expect(answered('progress', application)).toEqual({ step: 2, percent: 66.6 });
  });
});
