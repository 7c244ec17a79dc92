import { seconds, type Milliseconds } from '../time/duration';

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
  portal: seconds(10),
  'job-list': seconds(8),
  'sign-up': seconds(6),
  profile: seconds(6),
  'apply-link': seconds(10),
  'tech-check': seconds(5),
  copied: seconds(5),
  success: seconds(5),
  'chat-message': seconds(5),
  'anywhere-else': seconds(6),
};
