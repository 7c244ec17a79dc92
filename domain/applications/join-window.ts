import { codeOf, isAnyOf, type ApplicationStatus } from './status-catalogue';
import { permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { minus, type Instant } from '../time/instant';
import { numbers } from '../parameters/values';

/** How long before its start an interview can be joined: 600,000 ms (R12, spec 1 §9). */
export const joinOpensBefore: Milliseconds = numbers.join_opens_before;

/** When an interview can first be joined. */
export const joinOpensAt = (scheduledAt: Instant): Instant => minus(scheduledAt, joinOpensBefore);

/** Why an interview can't be joined now (R12). `code` is the application's status; `opensAt` is 10 minutes before the start. */
export type JoinRefusal =
  | { readonly _tag: 'NoMeetingLink' }
  | { readonly _tag: 'NotScheduled' }
  | { readonly _tag: 'InterviewNotOn'; readonly code: number }
  | { readonly _tag: 'JoinOpensLater'; readonly opensAt: Instant };

/**
 * Whether an interview can be joined now: from exactly 10 minutes before its scheduled time, with no end; never in status 14 or 16, and
 * never without a link (R12).
 */
export const joinWindow = (
  scheduledAt: Instant | undefined,
  link: string | undefined,
  status: ApplicationStatus,
  now: Instant,
): Decision<JoinRefusal> => {
  if (isAnyOf(status, ['withdrawn', 'put off'])) return refused({ _tag: 'InterviewNotOn', code: codeOf(status) });
  if (link === undefined) return refused({ _tag: 'NoMeetingLink' });
  if (scheduledAt === undefined) return refused({ _tag: 'NotScheduled' });
  const opensAt = joinOpensAt(scheduledAt);
  return now >= opensAt ? permitted : refused({ _tag: 'JoinOpensLater', opensAt });
};
