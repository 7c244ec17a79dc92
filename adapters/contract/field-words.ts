import { isObject, type JsonSchema } from './codec';

/*
 * What each field of a record means, for the readers of the import file's schema and of /openapi.json: by its name, or by the name of its record and its
 * own where one name means two things. Not in the codecs: browsers load those. tests/adapters/server/import/file-schema.test.ts compares this list with what
 * the readers of the file read.
 */

/** The sentence about each field. */
export const fieldWords: Readonly<Record<string, string>> = {
  // Positions
  position_id:
    'The id of the position. In an import file it stands once in `positions`; elsewhere it names one of these files or of the store.',
  position_name: 'The job title, as candidates read it.',
  role: 'The role behind the title, for the employer.',
  community_id: 'The community (house) that hires. With an application: as the position says, or left out.',
  community_name: 'The name of the community.',
  client_name: 'The company that runs the community.',
  address: 'The street address, for the card and the map.',
  timezone: 'The IANA time zone of the community; every appointment is on its clock. Default: America/Chicago.',
  published: 'Whether candidates see the advert. Default: yes.',
  interview_type: 'How the interview is held. Missing: the position has none.',
  onboarding_status: 'Whether an onboarding appointment follows an offer.',
  upload_resume: '0 no resume is asked for, 1 it is required, 2 it is optional.',
  same_day_slot: 'Whether times of today may be booked, with a lead of 90 minutes.',
  instructions: 'What a candidate should know before coming.',
  logo: 'The address of a picture; empty: the logo of the portal.',
  primary_color: 'The color of buttons, such as #00B3DA.',
  primary_font_color: 'The color of the text on them.',
  hr_video_url: 'A video that welcomes the candidate (http or https).',
  about_company: 'A text about the employer.',
  video_url: 'A video about the job (http or https).',
  adp_url: "The employer's own site takes the applications; empty: they are taken here.",
  hris_url: 'Where onboarding continues at the employer (http or https).',
  reschedule_limits: 'How many moves an application may use, by kind of appointment. Missing: no limit.',
  video: 'Moves of a video interview.',
  inperson: 'Moves of an interview in person.',
  onboard: 'Moves of the onboarding.',
  onsite: 'Moves of the onsite meeting.',
  latitude: 'Degrees north, as text; empty or 0: no map.',
  longitude: 'Degrees east, as text; empty or 0: no map.',
  video_pref: 'Which provider holds a video interview, if the deployment has it.',
  meeting: 'The address of a meeting room of the employer (http or https).',
  dial_in: 'A number to call in to a live interview.',
  threshold_value: 'The download speed in Mbps that a tech check requires. Missing: the setting of the portal.',
  rerecord_limit: 'How often an answer may be recorded again.',
  record_until: 'The last day on which an interview may be recorded.',
  hm_id: 'The hiring manager who chats with the candidates.',
  hm_name: 'The name of the hiring manager, as candidates read it.',
  pixel_url: 'An address that the advert opens unseen, to count visits (http or https).',
  questionnaire_id: 'The questionnaire of these files or of the store. Missing: no questions are asked.',
  position_data: 'The advert, a list of one.',
  id: 'The id of the record.',
  description: 'Plain text; an empty line separates two paragraphs.',
  full_time: 'Whether the job is full-time.',
  part_time: 'Whether the job is part-time.',
  prn: 'Whether the job is as needed (PRN).',
  morning: 'Whether there is a morning shift.',
  afternoon: 'Whether there is an afternoon shift.',
  evening: 'Whether there is a night shift.',
  benefits: 'What comes with the job.',
  pay_details: 'The pay, in US dollars.',
  pay_by: 'Which of the two amounts counts.',
  rate: 'The time that the amount is for.',
  minimum: 'The lower amount; 0 if `pay_by` leaves it open.',
  maximum: 'The upper amount; 0 if `pay_by` leaves it open.',
  onboarding: 'Where the onboarding takes place.',
  invite_onsite: 'Where the onsite meeting takes place.',
  onboarding_address: 'The street address of the onboarding.',
  onboarding_instructions: 'What a candidate should know before the onboarding.',
  self_record_interview: 'The same as interview_type self_record_interview, if that is missing.',
  record_later: 'Whether an interview may be recorded later. Default: yes.',

  // Questionnaires
  name: 'A name for people.',
  sections: 'The pages of the screening, in order.',
  section_id: 'The id of the section in its questionnaire.',
  section_name: 'The heading of the page.',
  questions: 'The questions, in order.',
  question_id: 'The id of the question; it stands once in its list.',
  question_title: 'The question itself.',
  question_type: 'How it is answered.',
  is_require: 'Whether it must be answered.',
  tag: 'A word by which the employer finds the question; candidates do not see it.',
  ref_text: 'A text beside the question.',
  ref_link: 'An address beside the question (http or https).',
  ref_title: 'The title of that address.',
  status: 'A code of the status catalogue, such as 41. Default: 0.',
  question_options: 'The options; none for a question that is answered in free text.',
  option: 'The text of the option.',
  disqualifies: 'Whether this answer ends the screening; candidates never learn it.',
  interviewer_questionnaire: 'The questions of a recorded interview.',
  practice_questionnaire: 'Sets of questions to practice with.',
  question_name: 'The question itself.',
  skip_question: 'Whether it may be skipped.',
  time_limit: 'How long an answer may take, in seconds.',
  guided_interview_questions: 'Questions that the interviewer reads out.',
  question: 'The question itself.',
  options: 'What the interviewer chooses from.',

  // Slots
  kind: 'What the time is for.',
  slot_date: 'The day, on the calendar of the position.',
  slot_from: "The start, on the position's clock.",
  slot_to: "The end, on the position's clock, after the start.",
  capacity: 'How many candidates can hold it. Default: 1.',

  // Candidates
  email: 'The address to which codes are sent; it stands once.',
  firstname: 'The first name.',
  lastname: 'The last name.',
  phone: 'The phone number, without or with its country; read together with `country`.',
  country: 'The country code of the phone. Default: +1.',
  zipcode: 'The zip code.',
  applications: 'The applications of the candidate, one for each position.',
  experience_details: 'Where the candidate worked.',
  education_details: 'Where the candidate learned.',
  title: 'The job, or the degree.',
  company: 'The employer.',
  college: 'The school.',
  from: 'The first month.',
  to: 'The last month; missing: it still lasts.',

  // Applications
  applied_status: '0 not submitted, 1 screening submitted, 2 interview booked or recorded.',
  sf_status: '0 open; 8, 9 and 10 passed; 11 not selected.',
  resume_path: 'Any text: a resume was given.',
  block_candidate: 'Whether the employer blocked the candidate.',
  self_record_completed: 'Whether the recorded interview is done.',
  self_recording_submitted_date: 'When it was submitted.',
  offer_date: 'When the offer was made.',
  onsite_status: '2: the employer is arranging the onsite meeting.',
  invited_on: 'When the candidate was invited.',
  zoom_link: 'The meeting link; a booked video interview without one gets the address of /join.',
  tech_check_mandatory: '0 not done, 1 done, 2 skipped or set automatically: the required check of the device.',
  tech_check_optional: 'The same of the optional check.',
  can_reschedule_video: 'Whether a video interview may be moved. Default: yes.',
  can_reschedule_inperson: 'Whether an interview in person may be moved. Default: yes.',
  can_reschedule_onboard: 'Whether the onboarding may be moved. Default: yes.',
  can_reschedule_onsite: 'Whether the onsite meeting may be moved. Default: yes.',
  available_video_reschedules: 'Moves of a video interview that are left.',
  available_inperson_reschedules: 'Moves of an interview in person that are left.',
  available_onboard_reschedules: 'Moves of the onboarding that are left.',
  available_onsite_reschedules: 'Moves of the onsite meeting that are left.',
  interview: 'The booked interview: a slot of its kind with a free place.',
  'application.onboarding': 'The booked onboarding: a slot of that kind with a free place.',
  'application.onsite': 'The booked onsite meeting: a slot of that kind with a free place.',
  interview_pref: 'Whether the live interview is by video or by phone.',
  meeting_link: 'The address of the room of a live interview (http or https).',
  app_sid: 'The id of the call at the provider of audio interviews.',
  join_code: 'The code with which a live interview is joined.',
  upload_resume_flag: 'Whether the resume was given after applying.',
  proceed_without_resume: 'Whether the candidate went on without one.',
  eta_status: 'Whether the interviewer is coming: yes, no or delayed.',
  delay_reason: 'How late the interviewer is, if delayed: minutes are read from it.',

  // What another portal read of an application
  answers: 'What the candidate answered to the screening.',
  answer: 'The options or the text; empty: not answered.',
  consents: 'Since when the candidate agrees to it.',
  recording: 'To be recorded.',
  live_interview: 'To the live interview.',
  history:
    'Every event of the application, oldest first, as operator/application_whole tells them. Missing: it begins with the import.',
  'event.type': 'What happened.',
  'event.timestamp': 'When.',
  'event.by': 'Who did it.',
  'event.by_name': 'The token or the manager of the employer who did it.',
  'event.data': 'Whose application it happened to, and what it became.',
  'event.candidate_id': 'The id of the candidate in the other portal; not kept.',
  'event.email': 'The address of the candidate; not kept.',
  'event.sequence': 'Its number among the events of the application, from 1, without gaps.',
  'event.status_before': 'The status before.',
  'event.application': 'The application after it; missing: it is as it was.',
  'event.schd_date': 'The day of the appointment of its stage.',
  'event.schedule_time': 'When that begins.',
  'event.reason': 'The reason that the candidate gave.',
  'event.topic': 'What the candidate was told.',
  appointment_revision:
    'How often the appointment of its stage was booked, moved or canceled: the next entry for a calendar counts on.',
  videos: 'The answers to the recorded interview, one for a question.',
  'video.question_id': 'The question of the position that it answers.',
  skipped: 'The question was skipped: there is no file.',
  'video.file':
    'The recording, in the folder of the import file. It is sent by the command; a system of yours sends it by operator/import_answer.',
  received_at: 'When the answer was received. Missing: now.',
  re_record: 'How often it was recorded again.',
  hotjarUserId: 'The id of the visit at the session recorder.',
  resumes: 'The resumes of the candidate, the newest one last.',
  resume_name: 'The name of the file, as the candidate gave it.',
  file: 'The file, in the folder of the import file. It is sent by the command; a system of yours sends it by operator/import_resume.',
  sha256: 'The SHA-256 of the file. The command finds it out, or compares it if it is given.',
  uploaded_at: 'When the candidate gave it. Missing: now.',
  'resume.position_id': 'The application that it was given with. Missing: each one of the candidate.',

  // Conversations
  candidate: 'The address of the candidate, who has an application to the position.',
  messages: 'What was said, in any order.',
  'message.from': 'Who said it.',
  message: 'What was said.',
  senttime: 'When.',
  'question.status': 'Left over from an older page; ignored.',
};

/** The record that a field holds, where one name means two things. */
const recordsBelow: Readonly<Record<string, string>> = {
  applications: 'application',
  messages: 'message',
  questions: 'question',
  history: 'event',
  resumes: 'resume',
  videos: 'video',
};

const wordsOfAll = (fields: JsonSchema, record: string): JsonSchema =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = fieldWords[`${record}.${name}`] ?? fieldWords[name];
      const described = withFieldWords(field, recordsBelow[name] ?? record);
      return [
        name,
        isObject(described) ? { ...(description === undefined ? {} : { description }), ...described } : described,
      ];
    }),
  );

/** The same schema with the sentence about each field, at every depth. `record` is what the fields belong to. */
export const withFieldWords = (schema: unknown, record: string): unknown => {
  if (Array.isArray(schema)) return schema.map((one: unknown) => withFieldWords(one, record));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isObject(value) ? wordsOfAll(value, record) : withFieldWords(value, record),
    ]),
  );
};
