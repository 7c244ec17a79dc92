import { hours, minutes, seconds, type Milliseconds } from '../time/duration';
import { tried } from './tried';

/*
 * Every number of a rule that somebody decided on, once: a rule that needs one reads it here, under the constant of its own file. What each means, and
 * which values make sense, is in `sheet.ts`, which no phone has to download.
 */

const values = {
  // Signing in
  code_length: [4, 'digits'],
  code_lifetime: [10, 'minutes'],
  tries_per_code: [5, 'tries'],
  codes_per_hour: [5, 'codes'],
  codes_per_day: [20, 'codes'],
  codes_count_for: [24, 'hours'],
  resend_after: [60, 'seconds'],
  idle_limit: [48, 'hours'],
  last_use_written_every: [1, 'minutes'],
  expiry_redirect: [2.5, 'seconds'],
  sign_out_redirect: [2, 'seconds'],
  hints_kept_for: [1, 'hours'],
  draft_kept_for: [30, 'minutes'],
  ask_after: [30, 'minutes'],
  token_swap_after: [5, 'seconds'],
  oldest_evidence: [10, 'minutes'],
  provider_clock_differs: [1, 'minutes'],
  evidence_remembered_for: [24, 'hours'],
  proof_lifetime: [1, 'hours'],
  // Who somebody is
  zip_length: [5, 'digits'],
  fewest_phone_digits: [10, 'digits'],
  most_phone_digits: [15, 'digits'],
  longest_name: [100, 'characters'],
  longest_email: [254, 'characters'],
  longest_picture_url: [2_048, 'characters'],
  longest_entry_text: [200, 'characters'],
  entries_first_shown: [2, 'entries'],
  saved_entry_redirect: [1, 'seconds'],
  // Links and files
  longest_plain_id: [10, 'characters'],
  longest_file_name: [120, 'characters'],
  smallest_file: [1, 'bytes'],
  largest_resume: [10, 'MB'],
  largest_unpacked_resume: [200, 'MB'],
  largest_answer: [200, 'MB'],
  largest_attachment: [10, 'MB'],
  largest_uploads: [30, 'MB'],
  largest_answer_uploads: [600, 'MB'],
  most_uploads: [8, 'uploads'],
  most_answer_uploads: [24, 'uploads'],
  most_uploads_in_all: [4_000, 'uploads'],
  most_resumes_kept: [3, 'resumes'],
  upload_silence: [1, 'hours'],
  upload_lifetime: [24, 'hours'],
  resume_reserve: [1, 'GB'],
  resume_reserve_share: [5, 'percent'],
  attachment_reserve: [2, 'GB'],
  attachment_reserve_share: [10, 'percent'],
  answer_reserve: [4, 'GB'],
  answer_reserve_share: [20, 'percent'],
  first_upload_pause: [0.5, 'seconds'],
  longest_upload_pause: [15, 'seconds'],
  upload_retries: [8, 'times'],
  // Times
  lead_time: [90, 'minutes'],
  first_search: [7, 'days'],
  second_search: [30, 'days'],
  third_search: [60, 'days'],
  longest_filter: [30, 'days'],
  alternatives_offered: [3, 'times'],
  // Applications
  join_opens_before: [10, 'minutes'],
  soon_before: [1, 'hours'],
  joins_soon: [1, 'hours'],
  first_reminder: [24, 'hours'],
  second_reminder: [2, 'hours'],
  account_is_new_for: [24, 'hours'],
  new_account_holds: [3, 'appointments'],
  network_counted_for: [1, 'hours'],
  longest_reason: [1_000, 'characters'],
  cancelled_redirect: [2, 'seconds'],
  declined_redirect: [2, 'seconds'],
  notice_portal: [10, 'seconds'],
  notice_job_list: [8, 'seconds'],
  notice_sign_up: [6, 'seconds'],
  notice_profile: [6, 'seconds'],
  notice_apply_link: [10, 'seconds'],
  notice_tech_check: [5, 'seconds'],
  notice_copied: [5, 'seconds'],
  notice_success: [5, 'seconds'],
  notice_chat_message: [5, 'seconds'],
  notice_anywhere_else: [6, 'seconds'],
  // Resumes
  resume_link_lifetime: [168, 'hours'],
  resume_links_per_hour: [5, 'links'],
  resume_links_to_address: [5, 'links'],
  resume_links_count_for: [24, 'hours'],
  // The device
  score_to_record: [5, 'Mbps'],
  default_threshold: [2, 'Mbps'],
  probe_bytes: [1_781_287, 'bytes'],
  probe_uploads: [500_000, 'bytes'],
  probe_stops_after: [10, 'seconds'],
  meter_every: [2, 'seconds'],
  image_test_every: [3, 'seconds'],
  microphone_silent_after: [3, 'seconds'],
  slept_after: [2, 'seconds'],
  passed_check_counts: [12, 'hours'],
  success_dialog_delay: [6, 'seconds'],
  clock_warning_from: [5, 'minutes'],
  slow_call_from: [8, 'seconds'],
  slow_calls_until_warning: [2, 'calls'],
  slow_warning_pause: [10, 'minutes'],
  first_call_pause: [0.5, 'seconds'],
  second_call_pause: [2, 'seconds'],
  first_away_pause: [0.5, 'seconds'],
  longest_away_pause: [3, 'seconds'],
  away_retries: [5, 'times'],
  shortest_kept_pause: [5, 'seconds'],
  longest_kept_pause: [30, 'seconds'],
  // Recorded interviews
  longest_answer: [10, 'minutes'],
  added_by_stopping: [5, 'seconds'],
  recording_countdown: [3, 'seconds'],
  default_time_limit: [30, 'seconds'],
  warn_before: [10, 'seconds'],
  chunk_every: [250, 'milliseconds'],
  last_chunk_within: [100, 'seconds'],
  upload_timeout: [120, 'seconds'],
  first_retry_pause: [20, 'seconds'],
  longest_retry_pause: [300, 'seconds'],
  most_mismatches: [3, 'times'],
  practice_rerecord_limit: [1, 'times'],
  around_an_answer: [60, 'seconds'],
  recording_kept_for: [336, 'hours'],
  second_mail_after: [48, 'hours'],
  answer_arrives_within: [3, 'hours'],
  late_reminder_within: [1, 'days'],
  late_reminder_after: [1, 'hours'],
  usual_reminder_after: [24, 'hours'],
  resume_redirect: [2, 'seconds'],
  link_sent_redirect: [2.5, 'seconds'],
  resume_stored_redirect: [3, 'seconds'],
  // Live interviews
  joined_signal_after: [1, 'seconds'],
  asked_questions_after: [3, 'seconds'],
  late_join_grace: [15, 'minutes'],
  after_reconnection: [10, 'seconds'],
  cancelled_page_after: [6, 'seconds'],
  silent_after: [60, 'seconds'],
  sign_of_life_every: [20, 'seconds'],
  most_visits: [100, 'visits'],
  eta_poll_every: [10, 'seconds'],
  longest_eta: [999, 'whole minutes'],
  interviewer_pass_lasts: [24, 'hours'],
  clocks_differ: [10, 'seconds'],
  some_loss: [3, 'percent'],
  much_loss: [10, 'percent'],
  slow_line: [400, 'milliseconds'],
  too_slow_line: [1_000, 'milliseconds'],
  // Chat
  longest_message: [4_000, 'characters'],
  messages_per_minute: [30, 'messages'],
  messages_count_for: [1, 'minutes'],
  most_attachments: [5, 'files'],
  most_unsent_attachments: [10, 'files'],
  most_sent_attachments: [500, 'MB'],
  mail_unseen_after: [1, 'hours'],
  mailed_beginning: [160, 'characters'],
  chat_idle_after: [5, 'minutes'],
  notification_closes: [5, 'seconds'],
  manager_online_for: [1, 'minutes'],
  first_chat_pause: [1, 'seconds'],
  longest_chat_pause: [5, 'seconds'],
  // The page
  map_zoom: [11, 'levels'],
} as const satisfies Readonly<Record<string, readonly [value: number, unit: string]>>;

/** The name of a number, as in `rules NAME --with lead_time=60`. */
export type ParameterName = keyof typeof values;

type Unit = (typeof values)[ParameterName][1];
type InUnits<U extends Unit> = {
  [Name in ParameterName]: (typeof values)[Name][1] extends U ? Name : never;
}[ParameterName];

const inMilliseconds = {
  milliseconds: (n: number): Milliseconds => n,
  seconds,
  minutes,
  hours,
} as const;

const inBytes = {
  bytes: (n: number): number => n,
  MB: (n: number): number => n * 1024 ** 2,
  GB: (n: number): number => n * 1024 ** 3,
} as const;

/** Every name, in the order of the table. */
export const parameterNames: readonly ParameterName[] = Object.keys(values).filter(
  (name): name is ParameterName => name in values,
);

/** What a number counts or measures: `minutes`, `codes`. */
export const unitOf = (name: ParameterName): string => values[name][1];

/** The value that the portal runs on, in its unit: 90 (minutes). Where rules are tried, the value that is tried. */
export const valueOf = (name: ParameterName): number => tried[name] ?? values[name][0];

/** A length of time in milliseconds. */
export const millisecondsOf = (name: InUnits<keyof typeof inMilliseconds>): Milliseconds =>
  inMilliseconds[values[name][1]](valueOf(name));

/** A size in bytes. */
export const sizeOf = (name: InUnits<keyof typeof inBytes>): number => inBytes[values[name][1]](valueOf(name));

/** A share as a part of 1. */
export const shareOf = (name: InUnits<'percent'>): number => valueOf(name) / 100;

/** A number of things: codes, digits, days of the calendar. */
export const countOf = (
  name: Exclude<ParameterName, InUnits<keyof typeof inMilliseconds | keyof typeof inBytes | 'percent'>>,
): number => valueOf(name);
