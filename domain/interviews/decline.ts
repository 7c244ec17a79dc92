import * as E from 'fp-ts/Either';
import { isAnyOf, meaningOf, statusOf, type ApplicationStatus } from '../applications/status-catalogue';
import { declineTurns, type Declinable } from '../applications/turns';
import { allowed, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';
import { parseReason, type Reason, type ReasonFault } from './reason';

/** How long 'Thanks for letting us know, …' shows before My Job Applications (spec 2 §4.8). */
export const declinedRedirect: Milliseconds = seconds(2);

export const isDeclinable = (what: Declinable, status: ApplicationStatus): boolean =>
  isAnyOf(status, [declineTurns[what].from]);

export interface Declined {
  readonly what: Declinable;
  readonly reason: Reason;
  readonly status: ApplicationStatus;
}

export type DeclineRefusal =
  | { readonly _tag: 'CandidateBlocked' }
  | {
      readonly _tag: 'NothingToDecline';
      readonly what: Declinable;
      readonly code: number;
      readonly meaning: string;
    }
  | ReasonFault;

/**
 * Declines an offer or an invitation with a reason ('Required', spec 2 §5): an offer only in status 1, an invitation only in 32 (R27), and
 * neither for a blocked candidate, whose card offers nothing (R10 row 1, R10b).
 */
export const decline = (
  what: Declinable,
  { status, blocked }: { readonly status: ApplicationStatus; readonly blocked: boolean },
  reason: string,
): Decision<DeclineRefusal, Declined> => {
  if (blocked) return refused({ _tag: 'CandidateBlocked' });
  if (!isDeclinable(what, status))
    return refused({ _tag: 'NothingToDecline', what, code: status.code, meaning: meaningOf(status) });
  const parsed = parseReason(reason);
  if (E.isLeft(parsed)) return refused(parsed.left);
  return allowed({ what, reason: parsed.right, status: statusOf(declineTurns[what].to) });
};
