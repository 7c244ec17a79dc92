import { durationOf } from '../parameters/values';
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
  portal: durationOf('notice_portal'),
  'job-list': durationOf('notice_job_list'),
  'sign-up': durationOf('notice_sign_up'),
  profile: durationOf('notice_profile'),
  'apply-link': durationOf('notice_apply_link'),
  'tech-check': durationOf('notice_tech_check'),
  copied: durationOf('notice_copied'),
  success: durationOf('notice_success'),
  'chat-message': durationOf('notice_chat_message'),
  'anywhere-else': durationOf('notice_anywhere_else'),
};
