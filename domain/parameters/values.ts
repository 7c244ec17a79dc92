import { hours, minutes, seconds } from '../time/duration';
import { tried } from './tried';

/*
 * Every number of a rule that was decided on, once: a rule that needs one reads it here, under the constant of its own file. Numbers about the camera and
 * the microphone are in `device-values.ts`, those that only the service asks in `service-values.ts`: no list of jobs downloads them. Times are in
 * milliseconds, sizes in bytes, shares are parts of 1. What each number means, and which values make sense, is in `sheet.ts`.
 */

/** Megabytes of 1,024 × 1,024 bytes, as bytes. */
export const megabytes = (n: number): number => n * 1024 ** 2;
/** Gigabytes of 1,024 megabytes, as bytes. */
export const gigabytes = (n: number): number => n * 1024 ** 3;
/** Percent as a part of 1. */
export const percent = (n: number): number => n / 100;

const values = {
  // Signing in
  code_length: 4,
  code_lifetime: minutes(10),
  tries_per_code: 5,
  codes_per_hour: 5,
  codes_per_day: 20,
  codes_count_for: hours(24),
  resend_after: seconds(60),
  idle_limit: hours(48),
  use_written_every: minutes(1),
  expiry_redirect: seconds(2.5),
  sign_out_redirect: seconds(2),
  hints_kept_for: hours(1),
  draft_kept_for: minutes(30),
  ask_after: minutes(30),
  token_swap_after: seconds(5),
  oldest_evidence: minutes(10),
  clock_differs: minutes(1),
  evidence_kept_for: hours(24),
  proof_lifetime: hours(1),
  // A candidate's details
  zip_length: 5,
  fewest_phone_digits: 10,
  most_phone_digits: 15,
  longest_name: 100,
  longest_email: 254,
  longest_picture: 2_048,
  longest_entry_text: 200,
  entries_first_shown: 2,
  saved_entry_redirect: seconds(1),
  // Links and files
  longest_plain_id: 10,
  longest_file_name: 120,
  smallest_file: 1,
  largest_resume: megabytes(10),
  largest_answer: megabytes(200),
  largest_file: megabytes(10),
  largest_uploads: megabytes(30),
  answer_uploads: megabytes(600),
  most_uploads: 8,
  most_answers: 24,
  most_in_all: 4_000,
  most_resumes_kept: 3,
  upload_silence: hours(1),
  upload_lifetime: hours(24),
  resume_reserve: gigabytes(1),
  resume_reserve_share: percent(5),
  file_reserve: gigabytes(2),
  file_reserve_share: percent(10),
  answer_reserve: gigabytes(4),
  answer_reserve_share: percent(20),
  first_upload_pause: seconds(0.5),
  longest_upload_pause: seconds(15),
  upload_retries: 8,
  // Times
  lead_time: minutes(90),
  first_search: 7,
  second_search: 30,
  third_search: 60,
  longest_filter: 30,
  alternatives_offered: 3,
  // Applications
  join_opens_before: minutes(10),
  soon_before: hours(1),
  joins_soon: hours(1),
  longest_reason: 1_000,
  cancelled_redirect: seconds(2),
  declined_redirect: seconds(2),
  notice_portal: seconds(10),
  notice_job_list: seconds(8),
  notice_sign_up: seconds(6),
  notice_profile: seconds(6),
  notice_apply_link: seconds(10),
  notice_tech_check: seconds(5),
  notice_copied: seconds(5),
  notice_success: seconds(5),
  notice_chat_message: seconds(5),
  notice_elsewhere: seconds(6),
  // The device
  score_to_record: 5,
  default_threshold: 2,
  probe_bytes: 1_781_287,
  probe_uploads: 500_000,
  probe_stops_after: seconds(10),
  meter_every: seconds(2),
  image_test_every: seconds(3),
  clock_warning_from: minutes(5),
  slow_call_from: seconds(8),
  slow_calls: 2,
  slow_pause: minutes(10),
  first_call_pause: seconds(0.5),
  second_call_pause: seconds(2),
  first_away_pause: seconds(0.5),
  longest_away_pause: seconds(3),
  away_retries: 5,
  shortest_kept_pause: seconds(5),
  longest_kept_pause: seconds(30),
  // Recorded interviews
  resume_redirect: seconds(2),
  link_sent_redirect: seconds(2.5),
  // Chat
  longest_message: 4_000,
  messages_per_minute: 30,
  messages_count_for: minutes(1),
  most_files: 5,
  most_unsent_files: 10,
  chat_idle_after: minutes(5),
  notification_closes: seconds(5),
  manager_online_for: minutes(1),
  first_chat_pause: seconds(1),
  longest_chat_pause: seconds(5),
  // The page
  map_zoom: 11,
};

/** The numbers that the rules run on. Where others are tried, those. */
export const numbers: Readonly<Record<keyof typeof values, number>> = { ...values, ...tried };
