import { millisecondsOf } from '../parameters/values';
import type { Milliseconds } from '../time/duration';

/** Where a temporary notice is shown. */
export type NoticePlace =
  | 'portal'
  | 'job-list'
  | 'sign-up'
  | 'profile'
  | 'apply-link'
  | 'tech-check'
  | 'copied'
  | 'success'
  | 'chat-message'
  | 'anywhere-else';

/**
 * How long a notice stays (spec 1 §9, spec 2 §9). A failure is also shown next to what failed until it is fixed (R29). spec 2 §9 gives 8 s
 * to 'some pages' without naming them; spec 1 names the job list.
 */
export const noticeStays: Readonly<Record<NoticePlace, Milliseconds>> = {
  portal: millisecondsOf('notice_portal'),
  'job-list': millisecondsOf('notice_job_list'),
  'sign-up': millisecondsOf('notice_sign_up'),
  profile: millisecondsOf('notice_profile'),
  'apply-link': millisecondsOf('notice_apply_link'),
  'tech-check': millisecondsOf('notice_tech_check'),
  copied: millisecondsOf('notice_copied'),
  success: millisecondsOf('notice_success'),
  'chat-message': millisecondsOf('notice_chat_message'),
  'anywhere-else': millisecondsOf('notice_anywhere_else'),
};
