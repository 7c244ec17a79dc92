import { callAt, fieldsOf } from '../../support/described-calls';

/* The calls of spec 1 §7, spec 2 §7 and the rulings' table of paths, field by field, as a client that knows nothing else would write them. */

const job = ['community_id', 'position_id'];
const range = [...job, 'start_date', 'end_date'];
const time = [...job, 'slot_date', 'slot_from', 'slot_to'];
const cancellation = [...job, 'reason', 'reschedule_flag'];
const advert = [
  'published',
  'role',
  'community_id',
  'community_name',
  'client_name',
  'address',
  'latitude',
  'longitude',
  'timezone',
  'logo',
  'primary_color',
  'primary_font_color',
  'other_jobs',
  'about_company',
  'instructions',
  'video_url',
  'interview_type',
  'onboarding_status',
  'upload_resume',
  'hr_video_url',
  'position_data',
];

const specified: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['POST candidate/send_otp', ['email'], ['message']],
  ['POST candidate/submit_otp', ['email', 'otp'], ['message', 'code']],
  ['POST candidate-registration/submit_otp', ['email', 'verify_code'], ['message']],
  [
    'POST candidate/signup',
    ['firstname', 'lastname', 'email', 'phone', 'zipcode', 'country', 'source_from', 'file'],
    ['code', 'message'],
  ],
  ['POST admin/checkPhoneNumber', ['countryCode', 'phoneNumber'], ['message']],
  ['POST candidate/fetch_sso_user_info', ['userinfo'], ['message', 'code']],
  ['GET candidate/get_jobs_list', [], ['jobs', 'name']],
  ['GET candidate/get_position/{position_id}', ['position_id'], advert],
  ['GET candidate/get_positions_data/{position_id}', ['position_id'], advert],
  ['GET candidate/get_position_data/{community_id}/{position_id}', job, advert.filter((name) => name !== 'other_jobs')],
  ['GET candidate/get_candidate_position/{community_id}/{position_id}', job, ['candidate']],
  ['POST candidate/apply_job', [...job, 'position_name'], ['status']],
  ['POST candidate-registration/applied_position', job, ['status']],
  ['POST candidate/getRedirectionLinks', ['position_id', 'community_id'], ['data']],
  ['GET skillFilters/get_questions', [], ['questions']],
  ['GET skillFilters/get_skill_filter/{position_id}', ['position_id'], ['name', 'questionnaire']],
  [
    'POST skillFilters/submit_skill_filter',
    ['position_id', 'position_name', 'skill_filter_id', 'skill_filter_name', 'sections'],
    ['status', 'message', 'num_of_jobs', 'self_record_interview', 'upload_resume'],
  ],
  ['POST scheduled-video-interviews/get_dayview_slots', range, ['day_view_slots', 'reschedule_flag']],
  ['POST inperson-interviews/get_inperson_dayview_slots', range, ['day_view_slots', 'reschedule_flag']],
  [
    'POST scheduled-video-interviews/book_slot',
    [...time, 'video_pref', 'interview_pref'],
    ['hris_url', 'intro_video_url'],
  ],
  [
    'PUT scheduled-video-interviews/reschedule_slot',
    [...time, 'video_pref', 'interview_pref'],
    ['hris_url', 'intro_video_url'],
  ],
  ['POST inperson-interviews/inperson_book_slot', time, ['hris_url', 'intro_video_url']],
  ['PUT inperson-interviews/inperson_reschedule_slot', time, ['hris_url', 'intro_video_url']],
  ['POST self_record_interviews/get_self_record_slots', range, ['day_view_slots', 'reschedule_flag']],
  ['POST onboard-interviews/get_onboarding_slots', range, ['day_view_slots', 'reschedule_flag']],
  ['POST onsite-interviews/get_onsite_slots', range, ['day_view_slots', 'reschedule_flag']],
  ['POST onboard-interviews/book_onboarding_slot', time, ['hris_url', 'intro_video_url']],
  ['PUT onboard-interviews/reschedule_onboarding_slot', time, ['hris_url', 'intro_video_url']],
  ['POST onsite-interviews/book_onsite_slot', time, ['hris_url', 'intro_video_url']],
  ['PUT onsite-interviews/reschedule_onsite_slot', time, ['hris_url', 'intro_video_url']],
  ['POST onboard-interviews/onboarding_cancelInterview', cancellation, []],
  ['POST onsite-interviews/onsite_cancelInterview', cancellation, []],
  ['POST scheduled-video-interviews/cancelInterview', cancellation, []],
  ['POST inperson-interviews/inPerson_cancelInterview', cancellation, []],
  ['POST client-community/cancelInterview', [...cancellation, 'candidate_id'], []],
  ['POST onboard-interviews/decline_offer', [...job, 'reason'], []],
  ['POST onsite-interviews/decline_onsite', [...job, 'reason'], []],
  ['POST candidate/upload_resume', [...job, 'image', 'upload_type', 'resume_name', 'resume_path'], []],
  ['GET candidate/list_resumes', [], ['resumes']],
  ['POST self_record_interviews/addHotjarUserIds', [...job, 'hotjarUserId'], []],
  ['POST candidate/invite_upload_resume', [...job, 'email'], []],
  ['PUT candidate/proceed_without_resume', job, []],
  ['PUT candidate/tech_check_mandatory', [...job, 'tech_check_mandatory'], []],
  ['PUT candidate/tech_check_optional', [...job, 'tech_check_optional'], []],
  ['PUT self_record_interviews/self_recording_tech_check_completion', [...job, 'tech_check_mandatory'], []],
  ['GET global_settings/get_threshold_value', [], ['threshold_value']],
  ['PUT scheduled-video-interviews/getETAStatus', job, ['eta_status', 'delay_reason']],
  ['PUT scheduled-video-interviews/updateInterViewStatus', [...job, 'status', 'room_id'], []],
  ['GET settings/conferencetoken/{app_sid}', ['app_sid'], ['data']],
  [
    'GET self_record_interviews/candidate_list_of_recorded_videos/{community_id}/{position_id}',
    job,
    ['videos', 'all_questions_recorded'],
  ],
  ['GET self_record_interviews/get_job_interviewer_questionnaire/{community_id}/{position_id}', job, ['data']],
  ['GET self_record_interviews/practice_questionnaire_data/{position_id}', ['position_id'], ['practice_questionnaire']],
  [
    'POST self_record_interviews/upload_self_recorded_video',
    [...job, 'question_id', 'video', 'record_type', 'question_name', 'skip_question', 're_record', 'userAgentInfo'],
    ['path'],
  ],
  [
    'POST self_record_interviews/submit_self_recorded_interview',
    [...job, 'interviewer_questionnaire'],
    ['message', 'upload_resume', 'resume_path'],
  ],
  ['PUT self_record_interviews/now_or_later', [...job, 'candidate_option'], []],
  ['PUT self_record_interviews/email_status_check', [...job, 'candidate_id'], []],
  ['PUT self_record_interviews/self_recording_later', job, []],
  ['GET candidate/get_candidate_profile', [], ['candidate']],
  [
    'PUT candidate/update_candidate_Profile',
    ['first_name', 'last_name', 'zipcode', 'education_details', 'experience_details'],
    ['message'],
  ],
  ['PUT candidate/update_email_phone', ['email', 'phone', 'country'], ['code', 'message']],
];

describe('A call of the specification', () => {
  it.each(specified)('%s accepts and answers what the specification names [spec 1 §7]', (line, taken, told) => {
    const { request, response } = callAt(line);
    expect(fieldsOf(request.schema)).toEqual(expect.arrayContaining([...taken]));
    expect(fieldsOf(response.schema)).toEqual(expect.arrayContaining([...told]));
  });

  it('requires a bearer token, except for the calls that strangers need [spec 1 §6, R3b]', () => {
    const open = specified.map(([line]) => callAt(line)).filter(({ access }) => access === 'public');
    expect(open.map(({ path }) => path)).toEqual([
      'candidate/send_otp',
      'candidate/submit_otp',
      'candidate-registration/submit_otp',
      'candidate/signup',
      'admin/checkPhoneNumber',
      'candidate/fetch_sso_user_info',
      'candidate/get_position/{position_id}',
      'candidate/getRedirectionLinks',
    ]);
  });

  it("requires nothing that the specification does not name, except a key for each choice, the instant that a slot was shown as, the candidate's time zone, the code for a new address and the proof of a social sign-in [R14, R17, R28]", () => {
    const extra = specified.flatMap(([line, taken]) =>
      fieldsOf(callAt(line).request.schema).filter((name) => !taken.includes(name)),
    );
    expect(new Set(extra)).toEqual(
      new Set([
        'idempotency-key',
        'starts_at',
        'candidate_timezone',
        'otp',
        'id_token',
        'access_token',
        'nonce_secret',
        'social_proof',
      ]),
    );
  });
});
