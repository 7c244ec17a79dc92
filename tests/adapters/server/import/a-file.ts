/** An import file as an operator would write it: one position, two times, one candidate who may choose. */
export const aFile = (changes: Readonly<Record<string, unknown>> = {}) => ({
  positions: [aPositionRecord()],
  slots: [aSlotRecord(), aSlotRecord({ slot_from: '10:00', slot_to: '10:30' })],
  candidates: [aCandidateRecord()],
  ...changes,
});

type Changes = Readonly<Record<string, unknown>>;

export const aPositionRecord = (changes: Changes = {}) => ({
  position_id: 101,
  position_name: 'Caregiver',
  community_id: 11,
  community_name: 'Linden Lark House',
  timezone: 'America/Chicago',
  interview_type: 'video_interview',
  upload_resume: 2,
  same_day_slot: true,
  reschedule_limits: { video: 2, inperson: 1, onboard: 0 },
  ...changes,
});

export const aSlotRecord = (changes: Changes = {}) => ({
  position_id: 101,
  kind: 'video',
  slot_date: '2026-12-07',
  slot_from: '09:30',
  slot_to: '10:00',
  ...changes,
});

export const anApplicationRecord = (changes: Changes = {}) => ({
  position_id: 101,
  applied_status: 1,
  sf_status: 8,
  ...changes,
});

export const aCandidateRecord = (changes: Changes = {}) => ({
  email: 'maria.santos@example.org',
  firstname: 'Maria',
  lastname: 'Santos',
  phone: '3125550142',
  country: '+1',
  zipcode: '60625',
  applications: [anApplicationRecord()],
  ...changes,
});

/** A required Single Choice; a No ends the screening. */
export const aQuestionRecord = (id: number) => ({
  question_id: id,
  question_title: `Question ${id}`,
  question_type: 'Single Choice',
  is_require: true,
  question_options: [{ option: 'Yes' }, { option: 'No', disqualifies: true }],
});

export const aQuestionnaireRecord = (questions: readonly unknown[] = [aQuestionRecord(1)], changes: Changes = {}) => ({
  id: 7,
  name: 'Caregiver basics',
  sections: [{ section_id: 1, section_name: 'Section 1', description: '', questions }],
  ...changes,
});
