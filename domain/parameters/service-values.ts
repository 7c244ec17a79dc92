import { hours, seconds } from '../time/duration';
import { tried } from './tried';
import { megabytes, percent } from './values';

/* The numbers of rules that only the service asks. */

const values = {
  account_is_new_for: hours(24),
  clocks_differ: seconds(10),
  delivery_spread: percent(25),
  delivery_tried_for: hours(72),
  first_delivery_pause: seconds(5),
  first_reminder: hours(24),
  given_up_after: 14,
  largest_unpacked: megabytes(200),
  longest_delivery_pause: hours(1),
  links_count_for: hours(24),
  links_per_hour: 5,
  links_to_address: 5,
  mail_unseen_after: hours(1),
  mailed_beginning: 160,
  most_sent_files: megabytes(500),
  network_counts: hours(1),
  new_account_holds: 3,
  old_secret_signs: hours(24),
  pass_lasts: hours(24),
  receiver_answers_within: seconds(10),
  resume_link_lifetime: hours(168),
  second_mail_after: hours(48),
  second_reminder: hours(2),
};

/** The numbers that the service's rules run on. Where others are tried, those. */
export const serviceNumbers: Readonly<Record<keyof typeof values, number>> = { ...values, ...tried };
