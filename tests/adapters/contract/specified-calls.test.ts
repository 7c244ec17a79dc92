import { calls } from '../../../adapters/contract/calls';

/* The calls of spec 1 §7, spec 2 §7 and the rulings' table of paths, field by field, as a client that knows only those would write them. */

interface Described {
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly request: { readonly schema: unknown };
  readonly response: { readonly schema: unknown };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The names of the fields that a JSON schema has at its top. */
const fieldsOf = (schema: unknown): readonly string[] => {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  return isObject(properties) ? Object.keys(properties) : [];
};

/** The names of all fields in a JSON schema, however deep. */
const namesIn = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  return isObject(schema) ? [...fieldsOf(schema), ...Object.values(schema).flatMap(namesIn)] : [];
};

const all: readonly Described[] = Object.values(calls);

const callAt = (line: string): Described => {
  const found = all.find(({ method, path }) => `${method} ${path}` === line);
  if (found === undefined) throw new Error(`${line} is no call`);
  return found;
};

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
  ['POST candidate/upload_resume', [...job, 'image', 'upload_type', 'resume_name', 'resume_path'], []],
  ['GET candidate/list_resumes', [], ['resumes']],
  ['POST self_record_interviews/addHotjarUserIds', [...job, 'hotjarUserId'], []],
  ['POST candidate/invite_upload_resume', [...job, 'email'], []],
  ['PUT candidate/proceed_without_resume', job, []],
  ['GET candidate/get_candidate_profile', [], ['candidate']],
  [
    'PUT candidate/update_candidate_Profile',
    ['first_name', 'last_name', 'zipcode', 'education_details', 'experience_details'],
    ['message'],
  ],
  ['PUT candidate/update_email_phone', ['email', 'phone', 'country'], ['code', 'message']],
];

describe('A call of the specification', () => {
  it.each(specified)('%s takes and answers what the specification names [spec 1 §7]', (line, taken, told) => {
    const { request, response } = callAt(line);
    expect(fieldsOf(request.schema)).toEqual(expect.arrayContaining([...taken]));
    expect(fieldsOf(response.schema)).toEqual(expect.arrayContaining([...told]));
  });

  it('asks for a bearer token, but for those that strangers need [spec 1 §6, R3b]', () => {
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

  it('asks for nothing that the specification does not name, except one key for a choice, the code of a new address and what proves a social sign-in [R17, R28]', () => {
    const extra = specified.flatMap(([line, taken]) =>
      fieldsOf(callAt(line).request.schema).filter((name) => !taken.includes(name)),
    );
    expect(new Set(extra)).toEqual(
      new Set(['idempotency-key', 'otp', 'id_token', 'access_token', 'nonce_secret', 'social_proof']),
    );
  });
});

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
      ['day_view_slots', 'date', 'count', 'slots', 'slot_from', 'slot_to', 'reschedule_flag'],
    ],
    ['a saved resume', 'GET candidate/list_resumes', ['resume_name', 'resume_path', 'position_id', 'position_name']],
  ] as const)('%s travel under their names [spec 1 §3]', (_, line, names) => {
    expect(namesIn(callAt(line).response.schema)).toEqual(expect.arrayContaining([...names]));
  });

  it('of submitted answers travel under their names [spec 1 §7]', () => {
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
