import { numbers } from '../parameters/values';
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
  portal: numbers.notice_portal,
  'job-list': numbers.notice_job_list,
  'sign-up': numbers.notice_sign_up,
  profile: numbers.notice_profile,
  'apply-link': numbers.notice_apply_link,
  'tech-check': numbers.notice_tech_check,
  copied: numbers.notice_copied,
  success: numbers.notice_success,
  'chat-message': numbers.notice_chat_message,
  'anywhere-else': numbers.notice_elsewhere,
};
