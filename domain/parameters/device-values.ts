import { hours, minutes, seconds } from '../time/duration';
import { tried } from './tried';
import { percent } from './values';

/* The numbers of rules about the camera and the microphone: recorded and live interviews, and the device check. */

const values = {
  // The device check
  silent_from: seconds(3),
  slept_after: seconds(2),
  check_counts: hours(12),
  success_after: seconds(6),
  // Recorded interviews
  longest_answer: minutes(10),
  added_by_stopping: seconds(5),
  recording_countdown: seconds(3),
  default_time_limit: seconds(30),
  warn_before: seconds(10),
  chunk_every: 250,
  last_chunk_within: seconds(100),
  upload_timeout: seconds(120),
  first_retry_pause: seconds(20),
  longest_retry_pause: seconds(300),
  most_mismatches: 3,
  practice_rerecords: 1,
  around_an_answer: seconds(60),
  recording_kept_for: hours(336),
  arrives_within: hours(3),
  late_reminder_within: 1,
  late_reminder_after: hours(1),
  usual_reminder_after: hours(24),
  // Live interviews
  joined_signal_after: seconds(1),
  asked_questions_after: seconds(3),
  late_join_grace: minutes(15),
  after_reconnection: seconds(10),
  cancelled_page_after: seconds(6),
  silent_after: seconds(60),
  sign_of_life_every: seconds(20),
  most_visits: 100,
  eta_poll_every: seconds(10),
  longest_eta: 999,
  some_loss: percent(3),
  much_loss: percent(10),
  slow_line: 400,
  too_slow_line: 1_000,
};

/** The numbers that these rules run on. Where others are tried, those. */
export const deviceNumbers: Readonly<Record<keyof typeof values, number>> = { ...values, ...tried };
