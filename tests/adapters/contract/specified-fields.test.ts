import { callAt, namesIn } from '../../support/described-calls';

/* The fields of spec 1 §3, by the names used there. */

const application = [
  'position_id',
  'position_name',
  'community_id',
  'community_name',
  'client_name',
  'address',
  'description',
  'status',
  'applied_status',
  'sf_status',
  'interview_type',
  'self_record_completed',
  'self_recording_submitted_date',
  'schedule_time',
  'schd_date',
  'slot_from',
  'slot_to',
  'zoom_link',
  'invited_on',
  'onsite_status',
  'offer_date',
  'onboarding_status',
  'upload_resume',
  'resume_path',
  'block_candidate',
  'adp_url',
  'can_reschedule_video',
  'can_reschedule_inperson',
  'can_reschedule_onboard',
  'can_reschedule_onsite',
  'available_video_reschedules',
  'available_inperson_reschedules',
  'available_onboard_reschedules',
  'available_onsite_reschedules',
];

const detail = [
  'id',
  'description',
  'full_time',
  'part_time',
  'prn',
  'morning',
  'afternoon',
  'evening',
  'benefits',
  'pay_details',
  'pay_by',
  'rate',
  'minimum',
  'maximum',
  'pixel_url',
  'video_pref',
  'self_record_interview',
  'record_later',
];

const question = [
  'question_id',
  'question_title',
  'question_type',
  'question_options',
  'is_require',
  'tag',
  'ref_text',
  'ref_link',
  'ref_title',
];

describe('The fields of spec 1 §3', () => {
  it.each([
    ['an application', 'GET candidate/get_jobs_list', application],
    ['a position detail', 'GET candidate/get_position/{position_id}', ['same_day_slot', 'timezone', ...detail]],
    ['another job', 'GET candidate/get_position/{position_id}', ['other_jobs', 'position_id', 'position_name']],
    [
      'a questionnaire',
      'GET skillFilters/get_skill_filter/{position_id}',
      ['id', 'name', 'sections', 'section_id', 'section_name', 'description', 'questions', ...question],
    ],
    [
      'days with slots',
      'POST scheduled-video-interviews/get_dayview_slots',
      [
        ...['day_view_slots', 'date', 'count', 'slots', 'slot_from', 'slot_to', 'starts_at'],
        ...['reschedule_flag', 'same_day_slot', 'timezone'],
      ],
    ],
    ['a saved resume', 'GET candidate/list_resumes', ['resume_name', 'resume_path', 'position_id', 'position_name']],
  ] as const)('%s are sent under their names [spec 1 §3]', (_, line, names) => {
    expect(namesIn(callAt(line).response.schema)).toEqual(expect.arrayContaining([...names]));
  });

  it('of a position, including those of a later stage, are sent in position_data [spec 2 §3]', () => {
    const { response } = callAt('GET candidate/get_position_data/{community_id}/{position_id}');
    expect(namesIn(response.schema)).toEqual(
      expect.arrayContaining([
        ...['id', 'position_name', 'self_record_interview', 'interview_type', 'onboarding_status', 'same_day_slot'],
        ...['video_pref', 'rerecord_limit', 'record_later', 'video_url', 'instructions', 'latitude', 'longitude'],
        ...['onboarding', 'onboarding_address', 'onboarding_instructions', 'invite_onsite', 'hm_id', 'record_until'],
      ]),
    );
  });

  it('of a question of a recorded interview, of its answer and of practice [spec 2 §3]', () => {
    const questions = callAt(
      'GET self_record_interviews/get_job_interviewer_questionnaire/{community_id}/{position_id}',
    );
    expect(namesIn(questions.response.schema)).toEqual(
      expect.arrayContaining([
        ...['client_name', 'community_name', 'position_name'],
        ...['interviewer_questionnaire', 'guided_interview_questions'],
        ...['question_id', 'question_name', 'skip_question', 'time_limit'],
      ]),
    );
    const videos = callAt('GET self_record_interviews/candidate_list_of_recorded_videos/{community_id}/{position_id}');
    expect(namesIn(videos.response.schema)).toEqual(
      expect.arrayContaining(['videos', 'question_id', 'recorded_video', 're_record', 'all_questions_recorded']),
    );
    const practice = callAt('GET self_record_interviews/practice_questionnaire_data/{position_id}');
    expect(namesIn(practice.response.schema)).toEqual(
      expect.arrayContaining(['practice_questionnaire', 'name', 'description', 'questions']),
    );
  });

  it('of an application whose interview is recorded [spec 2 §3]', () => {
    expect(namesIn(callAt('GET candidate/get_jobs_list').response.schema)).toEqual(
      expect.arrayContaining(['upload_resume', 'self_recording_submitted_date', 'self_record_completed']),
    );
  });

  it('of the tech check are sent with an application [spec 2 §3, §4.4]', () => {
    expect(namesIn(callAt('GET candidate/get_jobs_list').response.schema)).toEqual(
      expect.arrayContaining(['tech_check_mandatory', 'tech_check_optional']),
    );
  });

  it.each([
    ['POST', 'candidate/send_otp', ['resend_at']],
    ['GET', 'candidate/what_was_sent/{community_id}/{position_id}', ['submitted_at']],
    ['POST', 'chat-conversations/chat_conversations_list', ['chatusers', 'is_blocked']],
    ['POST', 'chat-conversations/get_unread_messages', ['createdat']],
    ['GET', 'scheduled-video-interviews/meeting/{community_id}/{position_id}', ['dial_in_code']],
    ['POST', 'operator/attendance', ['joined_at', 'seen_at']],
    ['POST', 'operator/interview', ['works_once']],
  ] as const)('of %s %s keep their names: %s', (method, path, names) => {
    expect(namesIn(callAt(`${method} ${path}`).response.schema)).toEqual(expect.arrayContaining([...names]));
  });

  it.each([
    ['POST chat-conversations/report_message', 'NoSuchMessage'],
    ['POST self_record_interviews/sign_recorded_video', 'NoSuchVideo'],
    ['POST operator/answer', 'NoSuchVideo'],
    ['POST operator/import', 'ImportGoesOn'],
  ] as const)('%s keeps its reason %s', (line, reason) => {
    expect(JSON.stringify(callAt(line).refusal.schema)).toContain(`"${reason}"`);
  });

  it('of submitted answers are sent under their names [spec 1 §7]', () => {
    expect(namesIn(callAt('POST skillFilters/submit_skill_filter').request.schema)).toEqual(
      expect.arrayContaining([
        'section_id',
        'section_name',
        'questions',
        'question_id',
        'question_name',
        'question_type',
        'question_tag',
        'answer',
      ]),
    );
  });
});

describe('A profile on the wire', () => {
  it.each([
    'id',
    'firstname',
    'lastname',
    'email',
    'phone',
    'zipcode',
    'country',
    'education_details',
    'experience_details',
    'title',
    'company',
    'college',
    'from',
    'to',
  ])('is read with %s [spec 1 §3]', (name) => {
    expect(namesIn(callAt('GET candidate/get_candidate_profile').response.schema)).toContain(name);
  });

  it.each(['job_title', 'company_name', 'start_date', 'end_date', 'title', 'college', 'from', 'to', 'candidate_id'])(
    'is written with %s [spec 1 §3]',
    (name) => {
      expect(namesIn(callAt('PUT candidate/update_candidate_Profile').request.schema)).toContain(name);
    },
  );

  it.each(['email', 'phone', 'country'])('is never written with %s [spec 1 §5]', (name) => {
    expect(namesIn(callAt('PUT candidate/update_candidate_Profile').request.schema)).not.toContain(name);
  });
});
