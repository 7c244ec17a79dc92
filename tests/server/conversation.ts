import { digest, fieldOf, isObject, type Transcript } from '../support/portal/transcript';

/*
 * A fixed conversation with a portal, over HTTP alone: what candidates and the employer send, and an import file. It uses nothing of the portal's
 * sources, so that it can be held with any release.
 */

export const operatorOfConversation = 'the-operator-of-the-conversation';

/** Monday morning in Chicago, 9:00:05; daylight saving time begins 13 days later. */
export const conversationStart = Date.parse('2027-03-01T15:00:05Z');

const community = 901;

const position = (position_id: number, position_name: string, more: object = {}) => ({
  position_id,
  position_name,
  community_id: community,
  community_name: 'Linden Lark House',
  address: '12 Linden Street, Chicago, IL 60625',
  timezone: 'America/Chicago',
  interview_type: 'video_interview',
  upload_resume: 0,
  same_day_slot: true,
  published: true,
  reschedule_limits: { video: 2, inperson: 1, onboard: 1, onsite: 1 },
  ...more,
});

const passed = { applied_status: 1, sf_status: 8 };

const positions = {
  video: position(9001, 'Caregiver', {
    latitude: '41.9742',
    longitude: '-87.7021',
    position_data: [
      {
        id: 9001,
        description: 'Care for twelve residents, by day.',
        full_time: true,
        morning: true,
        pay_details: { pay_by: 'range', rate: 'per_hour', minimum: 18, maximum: 22 },
      },
    ],
  }),
  inPerson: position(9002, 'Cook', { interview_type: 'in_person_interview' }),
  onboarding: position(9003, 'Driver'),
  onsite: position(9004, 'Nurse'),
  apply: position(9005, 'Gardener', { questionnaire_id: 901, upload_resume: 2 }),
  resume: position(9006, 'Night nurse', { upload_resume: 1 }),
  closed: position(9007, 'Receptionist', { published: false }),
  external: position(9008, 'Accountant', { adp_url: 'https://jobs.example.org/apply' }),
  offer: position(9009, 'Housekeeper'),
  invitation: position(9010, 'Porter'),
  mail: position(9011, 'Barber'),
  recorded: position(9012, 'Pianist', { interview_type: 'self_record_interview' }),
};

type Name = keyof typeof positions;

const jobOf = (name: Name) => ({ community_id: community, position_id: positions[name].position_id });

const questionnaire = {
  id: 901,
  name: 'Gardener basics',
  sections: [
    {
      section_id: 1,
      section_name: 'About you',
      description: 'A few words',
      questions: [
        {
          question_id: 1,
          question_title: 'May you work in the United States?',
          question_type: 'Single Choice',
          is_require: true,
          question_options: [{ option: 'Yes' }, { option: 'No', disqualifies: true }],
        },
        {
          question_id: 2,
          question_title: 'Which plants do you know?',
          question_type: 'Multiple Choice',
          is_require: true,
          question_options: [{ option: 'Roses' }, { option: 'Lilies' }, { option: 'Ferns' }],
        },
        { question_id: 3, question_title: 'What else?', question_type: 'Paragraph', is_require: false },
      ],
    },
  ],
};

const time = (slot_date: string, slot_from: string, slot_to: string) => ({ slot_date, slot_from, slot_to });

const today = time('2027-03-01', '13:00', '13:30');
const soon = time('2027-03-01', '09:30', '10:00');
const tuesday = time('2027-03-02', '09:30', '10:00');
const noon = time('2027-03-02', '12:00', '12:30');
const wednesday = time('2027-03-03', '09:30', '10:00');
/** After the clocks went forward. */
const inSummer = time('2027-03-15', '09:30', '10:00');
const times = [today, soon, tuesday, noon, wednesday, inSummer];

const slotsOf = (name: Name, kind: string) =>
  times.map((slot) => ({ position_id: positions[name].position_id, kind, ...slot, capacity: 1 }));

const maria = 'maria.santos@example.org';
const omar = 'omar.haddad@example.org';
const nora = 'nora.quinn@example.org';
const stella = 'stella.status@example.org';
const ann = 'ann.spare@example.org';
const moved = 'maria.lopez@example.org';

const to = (name: Name, standing: object) => ({ position_id: positions[name].position_id, ...standing });

const file = {
  questionnaires: [questionnaire],
  positions: Object.values(positions),
  slots: [
    ...slotsOf('video', 'video'),
    ...slotsOf('inPerson', 'in_person'),
    ...slotsOf('onboarding', 'onboarding'),
    ...slotsOf('onsite', 'onsite'),
    ...slotsOf('mail', 'video'),
  ],
  candidates: [
    {
      email: maria,
      firstname: 'Maria',
      lastname: 'Santos',
      phone: '3125550142',
      country: '+1',
      zipcode: '60625',
      applications: [
        to('video', { ...passed, invited_on: '2027-02-24T15:00:00Z' }),
        to('inPerson', passed),
        to('onboarding', { ...passed, status: 1, onboarding_status: true }),
        to('onsite', { ...passed, status: 32 }),
        to('resume', passed),
        to('closed', passed),
        to('external', { applied_status: 0, sf_status: 0, adp_url: 'https://jobs.example.org/apply' }),
        to('offer', { ...passed, status: 1, onboarding_status: true }),
        to('invitation', { ...passed, status: 32 }),
        to('mail', { applied_status: 2, sf_status: 8, interview: wednesday }),
        to('recorded', passed),
      ],
    },
    { email: omar, firstname: 'Omar', lastname: 'Haddad', applications: [to('video', passed)] },
    { email: ann, firstname: 'Ann', lastname: 'Spare' },
  ],
};

const code = /^Subject: (\d{4}) /m;

const signIn = async ({ say, holds, mailed }: Transcript, who: string, email: string): Promise<void> => {
  await say(who, 'POST candidate/send_otp', { body: { email } });
  const { body } = await say(who, 'POST candidate/submit_otp', { body: { email, otp: await mailed(email, code) } });
  holds(who, fieldOf(body, 'code'));
};

const wrong = (digits: string): string => String((Number(digits) + 1) % 10_000).padStart(4, '0');

const importing = async ({ heading, say }: Transcript): Promise<void> => {
  heading('The employer loads the import file');
  await say('the operator', 'POST operator/import', {
    body: { files: [{ name: 'march.json', content: { positions: [{ position_id: 'x', colour: 'red' }], more: [] } }] },
  });
  await say('the operator', 'POST operator/import', {
    body: { files: [{ name: 'march.json', content: file }], only_check: true },
    instead: '(the file, only to check it)',
  });
  await say('the operator', 'POST operator/import', {
    body: { files: [{ name: 'march.json', content: file }] },
    instead: '(the file)',
  });
};

const signingIn = async (transcript: Transcript): Promise<void> => {
  const { heading, say, holds, mailed } = transcript;
  heading('Signing in by code');
  await say('Maria', 'POST candidate/send_otp', { body: { email: 'nobody@example.org' } });
  await say('Maria', 'POST candidate/send_otp', { body: { email: ` ${maria.toUpperCase()} ` } });
  await mailed(maria, code);
  await say('Maria', 'POST candidate/send_otp', { body: { email: maria } });
  const digits = await mailed(maria, code);
  await say('Maria', 'POST candidate/submit_otp', { body: { email: maria, otp: wrong(digits) } });
  const { body } = await say('Maria', 'POST candidate/submit_otp', { body: { email: maria, otp: digits } });
  await say('Maria', 'POST candidate/submit_otp', { body: { email: maria, otp: digits } });
  holds('Maria', fieldOf(body, 'code'));
  heading('Signing in by link');
  await say('Omar', 'POST candidate/send_otp', { body: { email: omar } });
  const link = await mailed(omar, /\/candidateportal\/[^/]+\/([\w-]{43})/);
  const pressed = { body: { email: omar, verify_code: link } };
  await say('Omar', 'POST candidate-registration/submit_otp', { body: { email: omar, verify_code: 'cut-off' } });
  const opened = await say('Omar', 'POST candidate-registration/submit_otp', pressed);
  await say('Omar', 'POST candidate-registration/submit_otp', pressed);
  holds('Omar', fieldOf(opened.body, 'code'));
  heading('A code that is guessed, and a second one right away');
  await say('Ann', 'POST candidate/send_otp', { body: { email: ann } });
  const anns = await mailed(ann, code);
  for (let tries = 0; tries < 6; tries += 1)
    await say('Ann', 'POST candidate/submit_otp', { body: { email: ann, otp: wrong(anns) } });
  await say('Ann', 'POST candidate/submit_otp', { body: { email: ann, otp: anns } });
};

const reading = async ({ heading, say }: Transcript): Promise<void> => {
  heading('Lists, adverts and what is told of a job');
  await say('Maria', 'GET candidate/get_jobs_list');
  await say('Maria', 'GET candidate/get_candidate_profile/');
  for (const name of ['video', 'closed', 'onboarding'] as const)
    await say('Maria', `GET candidate/get_position_data/${community}/${positions[name].position_id}`);
  await say('anybody', `GET candidate/get_position/${positions.video.position_id}`);
  await say('anybody', `GET candidate/get_position/${positions.closed.position_id}`);
  await say('anybody', 'GET candidate/get_position/9999');
  await say('anybody', 'GET candidate/get_position/abc');
  await say('Maria', `GET candidate/get_positions_data/${positions.apply.position_id}`);
  await say('Maria', `GET candidate/get_candidate_position/${community}/${positions.video.position_id}`);
  await say('anybody', 'POST candidate/getRedirectionLinks', { body: { position_id: '9001', community_id: 901 } });
  await say('anybody', 'POST candidate/getRedirectionLinks', { body: { position_id: 'nobody-wrote-this' } });
  await say('anybody', 'POST candidate/getRedirectionLinks', { body: {} });
};

const applying = async ({ heading, say }: Transcript): Promise<void> => {
  heading('Applying');
  await say('Maria', 'POST candidate/apply_job', { body: { ...jobOf('apply'), position_name: 'Gardener' } });
  await say('Maria', 'POST candidate/apply_job', { body: { ...jobOf('apply'), position_name: 'Gardener' } });
  await say('Maria', 'POST candidate/apply_job', { body: { ...jobOf('closed'), position_name: 'Receptionist' } });
  await say('Maria', 'POST candidate/apply_job', { body: { community_id: 1, position_id: 9999 } });
  await say('Omar', 'POST candidate/apply_job', { body: { ...jobOf('closed'), position_name: 'Receptionist' } });
  await say('Maria', 'POST candidate-registration/applied_position', { body: jobOf('external') });
  await say('Maria', 'POST candidate-registration/applied_position', {
    body: { ...jobOf('external'), position_id: 1 },
  });
  heading('Screening');
  await say('Maria', `GET skillFilters/get_skill_filter/${positions.apply.position_id}`);
  await say('Maria', `GET skillFilters/get_skill_filter/${positions.video.position_id}`);
  await say('Maria', 'GET skillFilters/get_questions');
  const answers = (may: string, plants: readonly string[]) => ({
    position_id: positions.apply.position_id,
    position_name: 'Gardener',
    skill_filter_id: questionnaire.id,
    skill_filter_name: questionnaire.name,
    sections: [
      {
        section_id: 1,
        section_name: 'About you',
        questions: [
          { question_id: 1, question_name: 'May you work?', question_type: 'Single Choice', tag: '', answer: [may] },
          { question_id: 2, question_name: 'Plants?', question_type: 'Multiple Choice', tag: '', answer: plants },
        ],
      },
    ],
  });
  const submit = 'POST skillFilters/submit_skill_filter';
  const keyed = (key: string) => ({ 'idempotency-key': `answers-of-${key}` });
  await say('Maria', submit, { body: answers('Yes', []), headers: keyed('maria-1') });
  await say('Maria', submit, { body: answers('Perhaps', ['Roses']), headers: keyed('maria-2') });
  await say('Maria', submit, { body: answers('Yes', ['Roses', 'Ferns']), headers: keyed('maria-3') });
  await say('Maria', submit, { body: answers('Yes', ['Roses', 'Ferns']), headers: keyed('maria-3') });
  await say('Maria', submit, { body: answers('Yes', ['Roses']), headers: keyed('maria-4') });
  await say('Omar', 'POST candidate/apply_job', { body: { ...jobOf('apply'), position_name: 'Gardener' } });
  await say('Omar', submit, { body: answers('No', ['Lilies']), headers: keyed('omar') });
  await say('Omar', 'GET candidate/get_jobs_list');
};

const pdf = '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< >>\nendobj\n%%EOF\n';

const form = (fields: Readonly<Record<string, string>>, name?: string, content: string = pdf): FormData => {
  const made = new FormData();
  for (const [field, value] of Object.entries(fields)) made.append(field, value);
  if (name !== undefined) made.append('image', new File([content], name, { type: 'application/octet-stream' }));
  return made;
};

const uploading = async ({ heading, say }: Transcript): Promise<void> => {
  heading('A resume');
  const job = { community_id: String(community), position_id: String(positions.resume.position_id) };
  const upload = (what: string, body: FormData, key: string, who = 'Maria') =>
    say(who, 'POST candidate/upload_resume', { body, instead: what, headers: { 'idempotency-key': key } });
  const fresh = { ...job, upload_type: 'new' };
  await upload('(a form: resume.exe)', form(fresh, 'resume.exe'), 'resume-of-maria-1');
  await upload('(a form: a text called .pdf)', form(fresh, 'resume.pdf', 'Hello'), 'resume-of-maria-2');
  await upload('(a form: an empty .pdf)', form(fresh, 'resume.pdf', ''), 'resume-of-maria-3');
  await upload('(a form without a file)', form(fresh), 'resume-of-maria-4');
  const { body } = await upload('(a form: María.pdf)', form(fresh, 'María.pdf'), 'resume-of-maria-5');
  await upload('(the same form again)', form(fresh, 'María.pdf'), 'resume-of-maria-5');
  const path = String(fieldOf(body, 'resume_path'));
  const { resume, apply } = positions;
  await say('Maria', 'GET candidate/list_resumes');
  const old = { community_id: community, position_id: apply.position_id, upload_type: 'old', resume_name: 'María.pdf' };
  const again = (who: string, resume_path: string, key: string) =>
    say(who, 'POST candidate/upload_resume', { body: { ...old, resume_path }, headers: { 'idempotency-key': key } });
  await again('Maria', path, 'resume-of-maria-6');
  await again('Maria', 'AAAAAAAAAAAAAAAAAAAAAA', 'resume-of-maria-7');
  await again('Omar', path, 'resume-of-omar-1');
  const signed = await say('Maria', 'POST candidate/sign_resume', { body: { resume_path: path } });
  await say('Omar', 'POST candidate/sign_resume', { body: { resume_path: path } });
  const links = Object.values(isObject(signed.body) ? signed.body : {}).filter((value) => String(value).includes('/'));
  for (const link of links.map(String)) {
    const url = new URL(link, 'http://portal');
    await say('anybody', `GET ${url.pathname}${url.search}`);
    await say('anybody', `GET ${url.pathname}${url.search.slice(0, -3)}AAA`);
  }
  await say('Maria', `GET candidate/get_candidate_position/${community}/${resume.position_id}`);
  await say('Maria', 'PUT candidate/proceed_without_resume', { body: jobOf('apply') });
  await say('Maria', 'PUT candidate/proceed_without_resume', { body: jobOf('resume') });
  await say('Maria', 'POST candidate/invite_upload_resume', { body: { ...jobOf('resume'), email: maria } });
  await say('Maria', 'POST candidate/invite_upload_resume', { body: { ...jobOf('video'), email: 'x@example.org' } });
};

interface Appointments {
  readonly name: Name;
  readonly find: string;
  readonly book: string;
  readonly move: string;
  readonly cancel: string;
}

const kinds: readonly Appointments[] = [
  {
    name: 'video',
    find: 'scheduled-video-interviews/get_dayview_slots',
    book: 'scheduled-video-interviews/book_slot',
    move: 'scheduled-video-interviews/reschedule_slot',
    cancel: 'scheduled-video-interviews/cancelInterview',
  },
  {
    name: 'inPerson',
    find: 'inperson-interviews/get_inperson_dayview_slots',
    book: 'inperson-interviews/inperson_book_slot',
    move: 'inperson-interviews/inperson_reschedule_slot',
    cancel: 'inperson-interviews/inPerson_cancelInterview',
  },
  {
    name: 'onboarding',
    find: 'onboard-interviews/get_onboarding_slots',
    book: 'onboard-interviews/book_onboarding_slot',
    move: 'onboard-interviews/reschedule_onboarding_slot',
    cancel: 'onboard-interviews/onboarding_cancelInterview',
  },
  {
    name: 'onsite',
    find: 'onsite-interviews/get_onsite_slots',
    book: 'onsite-interviews/book_onsite_slot',
    move: 'onsite-interviews/reschedule_onsite_slot',
    cancel: 'onsite-interviews/onsite_cancelInterview',
  },
];

const scheduling = async ({ heading, say }: Transcript): Promise<void> => {
  for (const { name, find, book, move, cancel } of kinds) {
    heading(`An appointment: ${name}`);
    const job = jobOf(name);
    const range = { ...job, start_date: '2027-03-01', end_date: '2027-03-20' };
    const keyed = (key: string) => ({ 'idempotency-key': `appointment-${name}-${key}` });
    await say('Maria', `POST ${find}`, { body: range });
    await say('Maria', `POST ${find}`, { body: { ...range, end_date: '2027-02-20' } });
    await say('Maria', `PUT ${move}`, { body: { ...job, ...noon }, headers: keyed('moves-nothing') });
    await say('Maria', `POST ${book}`, { body: { ...job, ...soon }, headers: keyed('too-soon') });
    await say('Maria', `POST ${book}`, {
      body: { ...job, ...time('2027-03-02', '03:00', '03:30') },
      headers: keyed('at-night'),
    });
    await say('Maria', `POST ${book}`, { body: { ...job, ...tuesday }, headers: keyed('books') });
    await say('Maria', `POST ${book}`, { body: { ...job, ...tuesday }, headers: keyed('books') });
    await say('Maria', `POST ${book}`, { body: { ...job, ...noon }, headers: keyed('books-twice') });
    await say('Maria', `POST ${book}`, { body: { ...job, ...tuesday } });
    if (name === 'video')
      await say('Omar', `POST ${book}`, { body: { ...job, ...tuesday }, headers: keyed('of-omar') });
    await say('Maria', `PUT ${move}`, { body: { ...job, ...inSummer }, headers: keyed('moves') });
    await say('Maria', `PUT ${move}`, {
      body: { ...job, ...noon, candidate_timezone: 'Europe/Berlin' },
      headers: keyed('moves-from-berlin'),
    });
    await say('Maria', `PUT ${move}`, { body: { ...job, ...wednesday }, headers: keyed('moves-again') });
    const held = { email: maria, position_id: job.position_id };
    await say('the operator', 'POST operator/application', { body: held, width: 2_000 });
    await say('Maria', `POST ${cancel}`, { body: { ...job, reschedule_flag: false }, headers: keyed('no-reason') });
    await say('Maria', `POST ${cancel}`, { body: { ...job, reschedule_flag: true }, headers: keyed('puts-off') });
    await say('Maria', `POST ${cancel}`, { body: { ...job, reschedule_flag: true }, headers: keyed('puts-off') });
    const last = { ...job, reschedule_flag: false, reason: 'I found another job.' };
    await say('Maria', `POST ${cancel}`, { body: last, headers: keyed('withdraws') });
    await say('Maria', `POST ${find}`, { body: range });
  }
  heading('Putting off from a mail, and declining');
  const putOff = { ...jobOf('mail'), reschedule_flag: true, candidate_id: 4_711 };
  const once = { 'idempotency-key': 'puts-off-from-a-mail' };
  await say('Maria', 'POST client-community/cancelInterview', { body: putOff, headers: once });
  await say('Maria', 'POST client-community/cancelInterview', { body: putOff, headers: once });
  for (const [name, path] of [
    ['offer', 'onboard-interviews/decline_offer'],
    ['invitation', 'onsite-interviews/decline_onsite'],
  ] as const) {
    const keyed = (key: string) => ({ 'idempotency-key': `declines-the-${name}-${key}` });
    await say('Maria', `POST ${path}`, { body: { ...jobOf(name), reason: '' }, headers: keyed('1') });
    await say('Maria', `POST ${path}`, { body: { ...jobOf(name), reason: 'Too far away.' }, headers: keyed('2') });
    await say('Maria', `POST ${path}`, { body: { ...jobOf(name), reason: 'Too far away.' }, headers: keyed('2') });
    await say('Maria', `POST ${path}`, { body: { ...jobOf(name), reason: 'Too far away.' }, headers: keyed('3') });
  }
  await say('Maria', 'GET candidate/get_jobs_list');
};

const changingProfile = async ({ heading, say, holds, mailed }: Transcript): Promise<void> => {
  heading('The profile');
  const profile = {
    first_name: ' Maria ',
    last_name: 'López',
    zipcode: '60601',
    education_details: [{ title: 'Diploma', college: 'Lane Tech', from: '2010-09', to: '2014-06' }],
    experience_details: [{ job_title: 'Caregiver', company_name: 'Elm Court', start_date: '2022-03' }],
  };
  const save = 'PUT candidate/update_candidate_Profile';
  await say('Maria', save, { body: profile });
  await say('Maria', save, { body: { ...profile, zipcode: '1' } });
  await say('Maria', save, {
    body: { ...profile, experience_details: [{ job_title: 'Cook', company_name: 'Hall', start_date: '9999-01' }] },
  });
  await say('Maria', 'GET candidate/get_candidate_profile');
  const contact = { email: moved, phone: '(312) 555-0199', country: '+1' };
  const change = 'PUT candidate/update_email_phone';
  const keyed = (key: string) => ({ 'idempotency-key': `contact-of-maria-${key}` });
  await say('Maria', change, { body: { ...contact, email: maria }, headers: keyed('1') });
  await say('Maria', change, { body: { ...contact, phone: '12' }, headers: keyed('2') });
  await say('Maria', change, { body: contact, headers: keyed('3') });
  const digits = await mailed(moved, code);
  await say('Maria', change, { body: { ...contact, otp: wrong(digits) }, headers: keyed('4') });
  const { body } = await say('Maria', change, { body: { ...contact, otp: digits }, headers: keyed('5') });
  holds('Maria', fieldOf(body, 'code'));
  await say('Maria', 'GET candidate/get_candidate_profile');
};

const signingUp = async (transcript: Transcript): Promise<void> => {
  const { heading, say, holds } = transcript;
  heading('Signing up');
  const noras = {
    firstname: 'Nora',
    lastname: 'Quinn',
    email: nora,
    phone: '3125550143',
    zipcode: '60601',
    country: '+1',
  };
  const check = 'POST admin/checkPhoneNumber';
  await say('Nora', check, { body: { countryCode: '+1', phoneNumber: '3125550143' } });
  await say('Nora', check, { body: { countryCode: '+1', phoneNumber: '1235550142' } });
  await say('Nora', check, { body: { countryCode: '+91', phoneNumber: '98765 43210' } });
  await say('Nora', 'POST candidate/signup', { body: { ...noras, phone: '1235550142' } });
  await say('Nora', 'POST candidate/signup', { body: { ...noras, email: omar } });
  const { body } = await say('Nora', 'POST candidate/signup', { body: noras });
  await say('Nora', 'POST candidate/signup', { body: noras });
  holds('Nora', fieldOf(body, 'code'));
  await say('Nora', 'GET candidate/get_jobs_list');
  await say('Nora', 'POST candidate/apply_job', { body: { ...jobOf('video'), position_name: 'Caregiver' } });
  await say('Nora', 'GET candidate/get_candidate_profile');
  heading('Social sign-in, which is not set up');
  await say('anybody', 'POST candidate/fetch_sso_user_info', {
    body: { userinfo: { email: nora, name: 'Nora' }, id_token: 'a', access_token: 'b', nonce_secret: 'c' },
  });
};

/** What the employer does with Maria's application, in turn and out of turn. */
const acts = [
  'offer',
  'review',
  'shortlist',
  'interview-held',
  'block',
  'unblock',
  'offer',
  'take-offer-back',
  'dance',
];

const operating = async ({ heading, say }: Transcript): Promise<void> => {
  heading('The employer');
  const named = { email: omar, position_id: positions.video.position_id };
  for (const act of acts) await say('the operator', 'POST operator/act', { body: { ...named, act } });
  await say('the operator', 'POST operator/act', { body: { ...named, email: 'nobody@example.org', act: 'review' } });
  await say('the operator', 'POST operator/application', { body: named });
  await say('the operator', 'POST operator/application', { body: { ...named, position_id: 9999 } });
  for (const position_id of [positions.closed.position_id, 9999])
    await say('the operator', 'POST operator/publish', { body: { position_id, published: true } });
  const opened = { position_id: positions.video.position_id, kind: 'video', slots: [{ ...today, capacity: 2 }] };
  await say('the operator', 'POST operator/open_slots', { body: opened });
  await say('the operator', 'POST operator/open_slots', { body: { ...opened, position_id: 9999 } });
  await say('the operator', 'POST operator/open_slots', {
    body: { ...opened, slots: [{ ...today, slot_to: '12:00' }] },
  });
  await say('Omar', 'POST operator/application', { body: named });
};

/** Whatever is somebody else's is as if it did not exist. */
const strangers = async ({ heading, say }: Transcript): Promise<void> => {
  heading("Omar names Maria's jobs");
  for (const { find, book, move, cancel } of kinds) {
    const job = jobOf('onsite');
    const keyed = { 'idempotency-key': `omar-tries-${book.slice(0, 8)}` };
    await say('Omar', `POST ${find}`, { body: { ...job, start_date: '2027-03-01', end_date: '2027-03-20' } });
    await say('Omar', `POST ${book}`, { body: { ...job, ...noon }, headers: keyed });
    await say('Omar', `PUT ${move}`, { body: { ...job, ...noon }, headers: keyed });
    await say('Omar', `POST ${cancel}`, { body: { ...job, reschedule_flag: true }, headers: keyed });
  }
  const at = `${community}/${positions.onsite.position_id}`;
  await say('Omar', `GET candidate/get_candidate_position/${at}`);
  await say('Omar', `GET candidate/get_position_data/${at}`);
  await say('Omar', `GET skillFilters/get_skill_filter/${positions.onsite.position_id}`);
  await say('Omar', 'PUT candidate/proceed_without_resume', { body: jobOf('resume') });
  await say('Omar', 'POST self_record_interviews/addHotjarUserIds', {
    body: { ...jobOf('onsite'), hotjarUserId: 'v' },
  });
  await say('Maria', 'POST self_record_interviews/addHotjarUserIds', {
    body: { ...jobOf('video'), hotjarUserId: 'v' },
  });
};

const lowest = -5;
const highest = 60;

/** Each status by itself, because a file is loaded as a whole or not at all. */
const statuses = async (transcript: Transcript): Promise<void> => {
  const { heading, say, sayBriefly } = transcript;
  heading(`Statuses ${lowest} to ${highest}, imported and read back`);
  const everyStatus = Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);
  const person = { email: stella, firstname: 'Stella', lastname: 'Status' };
  await sayBriefly('the operator', 'POST operator/import', {
    body: {
      files: [
        {
          name: 'all.json',
          content: {
            positions: everyStatus.map((status) => position(9200 + status, `Status ${status}`)),
            candidates: [person],
          },
        },
      ],
    },
  });
  for (const status of everyStatus) {
    const position_id = 9200 + status;
    const application = { position_id, ...passed, status };
    await sayBriefly('the operator', `POST operator/import?status=${status}`, {
      body: { files: [{ name: 'one.json', content: { candidates: [{ ...person, applications: [application] }] } }] },
    });
  }
  await signIn(transcript, 'Stella', stella);
  await say('Stella', 'GET candidate/get_jobs_list', { width: 2_000 });
};

interface Described {
  readonly method: string;
  readonly path: string;
  /** The operation with what it refers to. */
  readonly whole: string;
}

const referring = /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g;

/** The names of the parts that a text refers to, and of those that they refer to. */
const partsIn = (document: unknown, text: string, found: ReadonlySet<string> = new Set()): ReadonlySet<string> =>
  [...text.matchAll(referring)].reduce<ReadonlySet<string>>((known, [, kind = '', name = '']) => {
    const part = `${kind}.${name}`;
    if (known.has(part)) return known;
    return partsIn(document, JSON.stringify(fieldOf(document, `components.${part}`)), new Set([...known, part]));
  }, found);

const describedIn = (document: unknown): readonly Described[] => {
  const paths = fieldOf(document, 'paths');
  return Object.entries(isObject(paths) ? paths : {})
    .flatMap(([path, operations]) =>
      Object.entries(isObject(operations) ? operations : {}).map(([method, operation]) => {
        const own = JSON.stringify(operation);
        const parts = [...partsIn(document, own)].sort().map((part) => fieldOf(document, `components.${part}`));
        return { method: method.toUpperCase(), path, whole: JSON.stringify([own, parts]) };
      }),
    )
    .sort((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
};

const withoutBody = ['GET', 'HEAD', 'DELETE'];

const everyCall = async ({ heading, say, sayBriefly, read, note }: Transcript): Promise<void> => {
  const calls = describedIn(await read('/openapi.json'));
  heading('Every call of the OpenAPI document: a digest of what it says of it');
  for (const { method, path, whole } of calls) note(`${method} ${path} ${digest(whole)}`);
  const lineOf = ({ method, path }: Described): string => `${method} ${path.replace(/\{\w+\}/g, '1')}`;
  heading('Every call, without a token and with an empty body');
  for (const call of calls)
    await sayBriefly('anybody', lineOf(call), withoutBody.includes(call.method) ? {} : { body: {} });
  heading('Every call, with a token and an empty body');
  for (const call of calls.filter(({ path, method }) => !withoutBody.includes(method) && !path.endsWith('sign_out')))
    await sayBriefly('Omar', lineOf(call), { body: {} });
  heading('What is no call');
  await say('Maria', 'GET candidate/no_such_call');
  await say('Maria', 'DELETE candidate/get_jobs_list');
  await say('Maria', 'POST candidate/send_otp', { body: { email: 'not an address' } });
  await say('Maria', 'POST candidate/send_otp', { body: { email: 7 } });
  const headers = { 'content-type': 'text/plain' };
  await say('Maria', 'POST candidate/send_otp', { body: { email: maria }, headers });
  await say('Maria', 'GET candidate/get_jobs_list', { headers: { authorization: 'Bearer of-nobody' } });
  await say('Maria', 'GET candidate/get_jobs_list', { headers: { 'api-version': '99' } });
  await say('Maria', 'POST scheduled-video-interviews/book_slot', {
    body: { ...jobOf('video'), ...noon },
    headers: { 'idempotency-key': 'abc' },
  });
};

const signingOut = async ({ heading, say }: Transcript): Promise<void> => {
  heading('Signing out');
  await say('Maria', 'POST candidate/sign_out');
  await say('Maria', 'GET candidate/get_jobs_list');
  await say('Maria', 'POST candidate/sign_out');
};

export const holdConversation = async (transcript: Transcript): Promise<string> => {
  transcript.holds('the operator', operatorOfConversation);
  await importing(transcript);
  await signingIn(transcript);
  await reading(transcript);
  await applying(transcript);
  await uploading(transcript);
  await scheduling(transcript);
  await changingProfile(transcript);
  await signingUp(transcript);
  await operating(transcript);
  await strangers(transcript);
  await statuses(transcript);
  await everyCall(transcript);
  await signingOut(transcript);
  return transcript.text();
};
