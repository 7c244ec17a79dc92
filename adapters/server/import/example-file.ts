/** A whole import file with a record of each kind, to begin with. */
export const exampleFile = {
  $schema: './import.schema.json',
  positions: [
    {
      position_id: 9001,
      position_name: 'Caregiver',
      community_id: 901,
      community_name: 'Linden Lark House',
      address: '12 Linden Street, Chicago, IL 60625',
      latitude: '41.9742',
      longitude: '-87.7021',
      timezone: 'America/Chicago',
      interview_type: 'video_interview',
      upload_resume: 2,
      same_day_slot: true,
      reschedule_limits: { video: 2, inperson: 1, onboard: 1, onsite: 1 },
      hm_id: 77,
      hm_name: 'Dana Whitfield',
      questionnaire_id: 901,
      onboarding: { address: '12 Linden Street, Chicago', instructions: 'Bring two forms of identification.' },
      position_data: [
        {
          id: 9001,
          description: 'Care for twelve residents, by day.',
          full_time: true,
          morning: true,
          pay_details: { pay_by: 'range', rate: 'per_hour', minimum: 18, maximum: 22 },
        },
      ],
    },
  ],
  questionnaires: [
    {
      id: 901,
      name: 'Caregiver basics',
      sections: [
        {
          section_id: 1,
          section_name: 'About you',
          questions: [
            {
              question_id: 1,
              question_title: 'May you work in the United States?',
              question_type: 'Single Choice',
              is_require: true,
              question_options: [{ option: 'Yes' }, { option: 'No', disqualifies: true }],
            },
          ],
        },
      ],
    },
  ],
  slots: [
    { position_id: 9001, kind: 'video', slot_date: '2027-01-11', slot_from: '09:30', slot_to: '10:00', capacity: 2 },
    { position_id: 9001, kind: 'onboarding', slot_date: '2027-01-18', slot_from: '08:00', slot_to: '09:00' },
  ],
  candidates: [
    {
      email: 'maria.santos@example.org',
      firstname: 'Maria',
      lastname: 'Santos',
      phone: '3125550142',
      country: '+1',
      zipcode: '60625',
      experience_details: [{ title: 'Caregiver', company: 'Elm Court', from: '2022-03', to: '2026-10' }],
      applications: [
        {
          position_id: 9001,
          status: 41,
          applied_status: 1,
          sf_status: 8,
          invited_on: '2026-12-01T15:00:00Z',
          interview: { slot_date: '2027-01-11', slot_from: '09:30', slot_to: '10:00' },
        },
      ],
    },
  ],
  conversations: [
    {
      candidate: 'maria.santos@example.org',
      position_id: 9001,
      hm_id: 77,
      hm_name: 'Dana Whitfield',
      messages: [{ from: 'hm', message: 'Welcome, Maria.', senttime: '2026-12-02T15:00:00Z' }],
    },
  ],
} as const;
