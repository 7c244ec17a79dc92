import { hours, minutes, seconds } from '../time/duration';
import { deviceNumbers } from './device-values';
import { serviceNumbers } from './service-values';
import { gigabytes, megabytes, numbers, percent } from './values';

/** All numbers of the rules. */
const all = { ...numbers, ...deviceNumbers, ...serviceNumbers };

/** The name of a number, as in `rules NAME --with lead_time=60`. */
type ParameterName = keyof typeof all;

/** A number of a rule as an expert reads it. */
export interface Parameter {
  readonly name: ParameterName;
  /** In `unit`. */
  readonly value: number;
  readonly unit: string;
  /** The least and the most that make sense, both included. */
  readonly min: number;
  readonly max: number;
  /** As tests cite it: `R14`; 'ours' where neither the specification nor a ruling gives the number. */
  readonly source: string;
  /** What it decides, with its value. */
  readonly sentence: string;
}

type Row = readonly [unit: string, min: number, max: number, source: string, sentence: string];

/** `{}` stands for the number with its unit. */
const rows: Readonly<Record<ParameterName, Row>> = {
  code_length: ['digits', 4, 8, 'R19', 'A sign-in code has {}.'],
  code_lifetime: ['minutes', 1, 60, 'R3c', 'A sign-in code works for {}.'],
  tries_per_code: ['tries', 1, 20, 'R3c', 'A sign-in code allows {}, the right one included.'],
  codes_per_hour: ['codes', 1, 60, 'R3c', 'An e-mail address can request {} an hour.'],
  codes_per_day: ['codes', 1, 200, 'R3c', 'An e-mail address can request {} a day.'],
  codes_count_for: ['hours', 1, 48, 'R3c', 'A requested code counts toward the limits for {}.'],
  resend_after: ['seconds', 5, 600, 'spec 1 §9', 'A code can be sent again after {}.'],
  idle_limit: ['hours', 1, 720, 'spec 2 §4.11', 'A session ends after {} without use.'],
  use_written_every: ['minutes', 1, 60, 'ours', 'The last use of a session is written down once in {}.'],
  expiry_redirect: [
    'seconds',
    1,
    30,
    'spec 1 §8',
    "'Session timeout please login..!' stands for {} before sign-in opens.",
  ],
  sign_out_redirect: ['seconds', 1, 30, 'spec 1 §4', "'Logged out successfully' stands for {} before sign-in opens."],
  hints_kept_for: ['hours', 1, 24, 'ours', 'Where a candidate wanted to go is remembered for {} while they sign in.'],
  draft_kept_for: ['minutes', 1, 240, 'ours', 'A tab keeps a sign-up form that was not finished for {}.'],
  ask_after: ['minutes', 1, 240, 'R3d', "After {} without use the portal asks 'Welcome Back' who is there."],
  token_swap_after: [
    'seconds',
    1,
    60,
    'R28',
    'After a change of the e-mail address the new session replaces the old one after {}.',
  ],
  oldest_evidence: ['minutes', 1, 60, 'ours', "A social provider's statement may be {} old when it arrives."],
  clock_differs: ['minutes', 1, 10, 'ours', "A social provider's clock may differ from ours by {}."],
  evidence_kept_for: ['hours', 1, 72, 'ours', 'That a statement of a social provider was used is remembered for {}.'],
  proof_lifetime: ['hours', 1, 24, 'ours', 'A sign-up that began with a social provider may take {}.'],
  zip_length: ['digits', 5, 10, 'R19', 'A zip code has {}.'],
  fewest_phone_digits: ['digits', 5, 15, 'R19', 'A phone number has at least {} after the country code.'],
  most_phone_digits: ['digits', 10, 20, 'R19a', 'A phone number has at most {}, country code included.'],
  longest_name: ['characters', 20, 400, 'ours', 'A name has at most {}.'],
  longest_email: ['characters', 64, 320, 'R19', 'An e-mail address has at most {}.'],
  longest_picture: ['characters', 256, 8_192, 'ours', "The address of a social provider's picture has at most {}."],
  longest_entry_text: ['characters', 20, 2_000, 'ours', 'A line of the profile has at most {}.'],
  entries_first_shown: ['entries', 1, 20, 'spec 1 §9', 'The profile first shows {} of each list.'],
  saved_entry_redirect: [
    'seconds',
    0,
    10,
    'spec 1 §9',
    'After an entry of the profile is saved, its list opens after {}.',
  ],
  longest_plain_id: ['characters', 1, 15, 'R1', 'An id in a link that is longer than {} is an encoded one.'],
  longest_file_name: ['characters', 30, 255, 'ours', 'A file name is shortened to {}.'],
  smallest_file: ['bytes', 1, 1_024, 'R20', 'A file that is uploaded has at least {}.'],
  largest_resume: ['MB', 1, 100, 'R20', 'A resume has at most {}.'],
  largest_unpacked: ['MB', 10, 2_000, 'ours', 'What a resume unpacks to has at most {}.'],
  largest_answer: ['MB', 10, 2_000, 'R34', 'A recorded answer has at most {}.'],
  largest_file: ['MB', 1, 100, 'R40', 'A file of a message has at most {}.'],
  largest_uploads: ['MB', 10, 1_000, 'ours', "One candidate's unfinished resumes have at most {} together."],
  answer_uploads: ['MB', 200, 10_000, 'ours', "One candidate's unfinished answers have at most {} together."],
  most_uploads: [
    'uploads',
    1,
    100,
    'ours',
    'A candidate has at most {} of resumes, or of files of messages, under way.',
  ],
  most_answers: ['uploads', 1, 100, 'ours', 'A candidate has at most {} of answers under way.'],
  most_in_all: ['uploads', 100, 100_000, 'ours', 'All candidates together have at most {} of a kind under way.'],
  most_resumes_kept: ['resumes', 1, 20, 'ours', 'Of one application {} are kept.'],
  upload_silence: ['hours', 1, 24, 'ours', 'An upload waits {} for its next byte.'],
  upload_lifetime: ['hours', 1, 168, 'ours', 'An upload may take {} in all.'],
  resume_reserve: ['GB', 0, 100, 'ours', 'Resumes leave {} of the disk free.'],
  resume_reserve_share: ['percent', 0, 50, 'ours', 'On a small disk resumes leave {} of it free.'],
  file_reserve: ['GB', 0, 100, 'ours', 'Files of messages leave {} of the disk free.'],
  file_reserve_share: ['percent', 0, 50, 'ours', 'On a small disk files of messages leave {} of it free.'],
  answer_reserve: ['GB', 0, 100, 'ours', 'Recorded answers leave {} of the disk free.'],
  answer_reserve_share: ['percent', 0, 50, 'ours', 'On a small disk recorded answers leave {} of it free.'],
  first_upload_pause: [
    'seconds',
    0.5,
    10,
    'ours',
    'An upload whose line broke goes on after {}, then after twice as long each time.',
  ],
  longest_upload_pause: ['seconds', 1, 300, 'ours', 'An upload whose line broke waits at most {} before it goes on.'],
  upload_retries: ['times', 1, 50, 'ours', 'An upload whose line broke goes on by itself {}.'],
  lead_time: ['minutes', 0, 1_440, 'R14', 'A time can be booked until {} before it starts.'],
  first_search: ['days', 1, 30, 'spec 2 §4.9', 'First the times of the next {} are shown.'],
  second_search: ['days', 1, 60, 'spec 2 §4.9', "'View more' first asks for the times of the next {}."],
  third_search: ['days', 1, 180, 'spec 2 §4.9', "'View more' asks for the times of the next {} at last."],
  longest_filter: ['days', 1, 180, 'spec 1 §5', 'A filter of dates ends at most {} after it begins.'],
  alternatives_offered: ['times', 1, 10, 'R17', 'In place of a time that was just taken {} are offered.'],
  join_opens_before: ['minutes', 0, 120, 'R12', 'An interview can be joined from {} before its start.'],
  soon_before: ['hours', 0, 24, 'R13a', 'A card moves to the top of the list {} before its interview can be joined.'],
  joins_soon: [
    'hours',
    0,
    24,
    'ours',
    'A resume that is uploaded within {} before an interview can be joined leads back to its lobby.',
  ],
  first_reminder: ['hours', 1, 168, 'ours', 'A first reminder leaves {} before an appointment.'],
  second_reminder: ['hours', 1, 24, 'ours', 'A second reminder leaves {} before an appointment.'],
  account_is_new_for: ['hours', 1, 720, 'ours', 'An account is new for {} after its address is proven.'],
  new_account_holds: ['appointments', 1, 50, 'ours', 'A new account holds at most {} at once.'],
  network_counts: ['hours', 1, 24, 'ours', "A network's bookings count for {}."],
  longest_reason: ['characters', 50, 4_000, 'R18', 'A reason has at most {}.'],
  cancelled_redirect: ['seconds', 1, 30, 'spec 1 §4', "'Interview cancelled successfully' stands for {}."],
  declined_redirect: ['seconds', 1, 30, 'spec 2 §4.8', "'Thanks for letting us know' stands for {}."],
  notice_portal: ['seconds', 1, 60, 'spec 1 §9', 'A notice of the portal stays for {}.'],
  notice_job_list: ['seconds', 1, 60, 'spec 2 §9', 'A notice on My Job Applications stays for {}.'],
  notice_sign_up: ['seconds', 1, 60, 'spec 1 §9', 'A notice at sign-up stays for {}.'],
  notice_profile: ['seconds', 1, 60, 'spec 1 §9', 'A notice on the profile stays for {}.'],
  notice_apply_link: ['seconds', 1, 60, 'spec 1 §9', 'A notice on an advert stays for {}.'],
  notice_tech_check: ['seconds', 1, 60, 'spec 2 §9', 'A notice of the tech check stays for {}.'],
  notice_copied: ['seconds', 1, 60, 'spec 2 §9', 'That something was copied is said for {}.'],
  notice_success: ['seconds', 1, 60, 'spec 2 §9', 'A success is said for {}.'],
  notice_chat_message: ['seconds', 1, 60, 'spec 2 §9', 'A notice of a chat message stays for {}.'],
  notice_elsewhere: ['seconds', 1, 60, 'spec 1 §9', 'Any other notice stays for {}.'],
  resume_link_lifetime: ['hours', 1, 720, 'ours', "The link of 'Email Me A Link' works for {}."],
  links_per_hour: ['links', 1, 60, 'R3c', 'A candidate can have {} for a resume mailed an hour.'],
  links_to_address: ['links', 1, 60, 'ours', 'Other candidates can have {} for a resume mailed to one address.'],
  links_count_for: ['hours', 1, 168, 'ours', 'Such a link counts toward the limit of its address for {}.'],
  score_to_record: ['Mbps', 0, 50, 'R22', "'Record now' needs {}."],
  default_threshold: ['Mbps', 0, 50, 'R22', 'The tech check needs {} where the server sets nothing else.'],
  probe_bytes: ['bytes', 100_000, 20_000_000, 'spec 1 §9', 'The speed is measured by a download of {}.'],
  probe_uploads: ['bytes', 10_000, 10_000_000, 'ours', 'The speed is measured by an upload of at most {}.'],
  probe_stops_after: ['seconds', 1, 60, 'R22', 'Measuring the speed ends after {}.'],
  meter_every: ['seconds', 1, 60, 'spec 1 §9', 'Between two measurements of the speed lie {}.'],
  image_test_every: ['seconds', 1, 60, 'spec 2 §9', "The tech check's image test begins every {}."],
  silent_from: ['seconds', 1, 30, 'ours', 'A microphone that delivers nothing for {} is silent.'],
  slept_after: ['seconds', 1, 30, 'ours', 'Two looks at the microphone further apart than {} say nothing.'],
  check_counts: ['hours', 1, 168, 'ours', 'A passed tech check of a device counts for {}.'],
  success_after: ['seconds', 0, 30, 'spec 2 §9', 'A passed tech check is said after {}.'],
  clock_warning_from: ['minutes', 1, 60, 'ours', 'A device whose clock is off by {} is warned.'],
  slow_call_from: ['seconds', 1, 60, 'ours', 'A call that takes {} is slow.'],
  slow_calls: ['calls', 1, 10, 'ours', 'A slow connection is said after {} that were slow, one after another.'],
  slow_pause: [
    'minutes',
    1,
    120,
    'ours',
    'After its warning of a slow connection is closed, the portal says nothing of it for {}.',
  ],
  first_call_pause: ['seconds', 0.1, 10, 'ours', 'A call whose line broke is made again after {}.'],
  second_call_pause: ['seconds', 0.1, 30, 'ours', 'If its line breaks again, it is made a last time after {}.'],
  first_away_pause: [
    'seconds',
    0.1,
    10,
    'ours',
    'A portal that is away is asked again after {}, then after twice as long each time.',
  ],
  longest_away_pause: ['seconds', 0.5, 60, 'ours', 'A portal that is away is asked again at least every {}.'],
  away_retries: ['times', 1, 50, 'ours', 'A portal that is away is asked again {}.'],
  shortest_kept_pause: [
    'seconds',
    1,
    60,
    'ours',
    'An act kept while offline is sent again after {}, then after twice as long each time.',
  ],
  longest_kept_pause: ['seconds', 1, 600, 'ours', 'An act kept while offline is sent again at least every {}.'],
  longest_answer: ['minutes', 1, 60, 'R34', 'A recorded answer lasts at most {}.'],
  added_by_stopping: ['seconds', 0, 60, 'ours', 'A recorder may add {} after it was told to stop.'],
  recording_countdown: ['seconds', 0, 10, 'spec 2 §9', 'A countdown of {} runs before a recording.'],
  default_time_limit: ['seconds', 5, 600, 'spec 2 §9', 'A question without a limit of its own is answered in {}.'],
  warn_before: ['seconds', 1, 60, 'spec 2 §9', 'A warning begins {} before an answer has to end.'],
  chunk_every: ['milliseconds', 50, 5_000, 'spec 2 §9', 'A recording is kept in chunks of {}: a crash loses no more.'],
  last_chunk_within: ['seconds', 1, 600, 'spec 2 §9', 'The last data of a recorder is available within {}.'],
  upload_timeout: ['seconds', 10, 1_200, 'spec 2 §9', 'An upload of an answer is given up after {}.'],
  first_retry_pause: [
    'seconds',
    1,
    600,
    'ours',
    'An answer that was not taken is sent again after {}, then after twice as long each time.',
  ],
  longest_retry_pause: ['seconds', 10, 3_600, 'ours', 'An answer that was not taken is sent again at least every {}.'],
  most_mismatches: ['times', 1, 20, 'ours', 'An answer that arrived otherwise than it was sent is sent again {}.'],
  practice_rerecords: ['times', 0, 20, 'spec 2 §9', 'A practice answer may be recorded again {}.'],
  around_an_answer: ['seconds', 0, 600, 'ours', 'Reading a question and looking at its answer takes {}.'],
  recording_kept_for: ['hours', 1, 2_160, 'R3a', 'A recording that was not sent waits on its device for {}.'],
  second_mail_after: [
    'hours',
    1,
    336,
    'R32',
    "After 'later' the way back to a recording is mailed once more after {}.",
  ],
  arrives_within: ['hours', 0, 72, 'ours', 'An answer begun on the last day may arrive until {} after it.'],
  late_reminder_within: [
    'days',
    0,
    7,
    'ours',
    "A calendar's reminder of a recording comes soon if its last day is within {}.",
  ],
  late_reminder_after: ['hours', 1, 24, 'ours', 'Such a reminder comes after {}.'],
  usual_reminder_after: ['hours', 1, 168, 'ours', "A calendar's reminder of a recording otherwise comes after {}."],
  resume_redirect: ['seconds', 0, 30, 'spec 2 §4.2', 'After a submission the resume page opens after {}.'],
  link_sent_redirect: ['seconds', 0, 30, 'spec 2 §8', "'Upload resume link sent to Email' stands for {}."],
  joined_signal_after: [
    'seconds',
    0,
    60,
    'spec 2 §4.6',
    "The candidate's page says that it is there {} after the interviewer joins.",
  ],
  asked_questions_after: [
    'seconds',
    0,
    60,
    'spec 2 §4.6',
    'An interviewer gets the questions asked so far {} after joining.',
  ],
  late_join_grace: [
    'minutes',
    1,
    120,
    'spec 2 §9',
    'A live interview waits {} after its scheduled time for somebody to join.',
  ],
  after_reconnection: [
    'seconds',
    0,
    120,
    'ours',
    'A candidate whose line was gone when that time ended waits {} more.',
  ],
  cancelled_page_after: ['seconds', 0, 60, 'spec 2 §4.6', 'That nobody is coming is said for {}.'],
  silent_after: ['seconds', 10, 600, 'R37', 'A page that is silent for {} has left the interview.'],
  sign_of_life_every: ['seconds', 5, 300, 'ours', 'A page in an interview says every {} that it is there.'],
  most_visits: ['visits', 1, 10_000, 'ours', 'Of an application {} to its interviews are kept.'],
  eta_poll_every: ['seconds', 1, 300, 'spec 2 §4.6', 'The portal asks every {} when the interviewer comes.'],
  longest_eta: ['whole minutes', 1, 9_999, 'ours', 'An interviewer is announced for at most {} from now.'],
  pass_lasts: ['hours', 1, 168, 'ours', "An interviewer's link works until {} after the start."],
  clocks_differ: ['seconds', 0, 300, 'ours', "A candidate's clock may be {} ahead of the server's."],
  some_loss: ['percent', 0, 100, 'ours', 'A line that loses more than {} is low.'],
  much_loss: ['percent', 0, 100, 'ours', 'A line that loses more than {} is bad.'],
  slow_line: ['milliseconds', 50, 5_000, 'ours', 'A line that takes more than {} there and back is low.'],
  too_slow_line: ['milliseconds', 50, 10_000, 'ours', 'A line that takes more than {} there and back is bad.'],
  longest_message: ['characters', 100, 40_000, 'R40', 'A message has at most {}.'],
  messages_per_minute: ['messages', 1, 600, 'R40', 'A candidate sends at most {} a minute.'],
  messages_count_for: ['minutes', 1, 60, 'R40', 'A message counts toward that limit for {}.'],
  most_files: ['files', 1, 50, 'R40', 'A message has at most {}.'],
  most_unsent_files: ['files', 1, 100, 'ours', 'At most {} of a candidate wait for their message.'],
  most_sent_files: ['MB', 50, 10_000, 'ours', 'All files that a candidate has sent in chats have at most {}.'],
  mail_unseen_after: ['hours', 1, 168, 'R39', "A hiring manager's message that was not seen for {} is mailed, once."],
  mailed_beginning: ['characters', 20, 2_000, 'ours', 'Such a mail shows the first {} of the message.'],
  chat_idle_after: ['minutes', 1, 120, 'R25', 'A chat page without a sign of its reader refreshes after {}.'],
  notification_closes: ['seconds', 1, 60, 'spec 2 §9', 'The notification of a chat message closes after {}.'],
  manager_online_for: ['minutes', 1, 60, 'ours', 'A hiring manager counts as online for {} after an act.'],
  first_chat_pause: [
    'seconds',
    0.1,
    60,
    'ours',
    'A chat whose line broke comes back after {} to twice as long, then after twice as long each time.',
  ],
  longest_chat_pause: ['seconds', 0.5, 300, 'ours', 'A chat whose line broke comes back at least every {}.'],
  first_delivery_pause: ['seconds', 1, 60, 'ours', 'A webhook that did not accept an event is told it again after {}.'],
  longest_delivery_pause: ['minutes', 5, 1_440, 'ours', 'The pauses between tries to tell a webhook grow to {}.'],
  delivery_spread: [
    'percent',
    0,
    50,
    'ours',
    'Each of these pauses is up to {} shorter or longer, so that not all come back at once.',
  ],
  delivery_tried_for: ['hours', 1, 336, 'ours', 'A webhook is tried with one event for {}.'],
  receiver_answers_within: ['seconds', 1, 60, 'ours', 'The receiver of a webhook answers within {}.'],
  old_secret_signs: [
    'hours',
    1,
    168,
    'ours',
    'After a change of its secret, a webhook is signed with the previous one as well for {}.',
  ],
  given_up_after: [
    'days',
    1,
    365,
    'ours',
    'A candidate whose turn it is and who does nothing for {} counts as one who left.',
  ],
  map_zoom: ['levels', 1, 20, 'spec 1 §9', 'A map opens at a zoom of {}.'],
};

const singular = (unit: string): string => {
  if (unit.endsWith('ies')) return `${unit.slice(0, -'ies'.length)}y`;
  // `Mbps` and `MB` have no plural.
  return /[A-Z]/.test(unit) ? unit : unit.replace(/s$/, '');
};

const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A value as people say it: `90 minutes`, `1 try`, `5 %`. */
export const sayValue = (value: number, unit: string): string =>
  unit === 'percent' ? `${value} %` : `${withCommas(value)} ${value === 1 ? singular(unit) : unit}`;

const ones: Readonly<Record<string, number>> = {
  seconds: seconds(1),
  minutes: minutes(1),
  hours: hours(1),
  MB: megabytes(1),
  GB: gigabytes(1),
  percent: percent(1),
};

/** How much one of a unit is in the table of numbers; 1 for what is counted. */
export const oneOfUnit = (unit: string): number => ones[unit] ?? 1;

const isName = (name: string): name is ParameterName => name in rows;

/** Every number of a rule, in the order of the sheet. */
export const parameters: readonly Parameter[] = Object.keys(rows)
  .filter(isName)
  .map((name) => {
    const [unit, min, max, source, sentence] = rows[name];
    const value = all[name] / oneOfUnit(unit);
    return { name, value, unit, min, max, source, sentence: sentence.replace('{}', sayValue(value, unit)) };
  });
