import * as E from 'fp-ts/Either';
import { codeOf, isAnyOf, meaningOf, named, type ApplicationStatus } from './status-catalogue';
import { declineTurns, type Declinable } from './turns';
import { allowed, permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { parseReason, type Reason, type ReasonFault } from './reason';
import { numbers } from '../parameters/values';

/** How long 'Thanks for letting us know, …' shows before My Job Applications (spec 2 §4.8). */
export const declinedRedirect: Milliseconds = numbers.declined_redirect;

/** Whether the status is the one to decline in: 1 for an offer, 32 for an invitation (R27). Blocking is checked elsewhere. */
export const isDeclinable = (what: Declinable, status: ApplicationStatus): boolean =>
  isAnyOf(status, [declineTurns[what].from]);

/** A decline that counts: the reason to store, and the status it leads to, 30 or 34 (R27). */
export interface Declined {
  readonly what: Declinable;
  readonly reason: Reason;
  readonly status: ApplicationStatus;
}

/** Why there is nothing to decline. */
export type NotDeclinable =
  | { readonly _tag: 'CandidateBlocked' }
  | {
      readonly _tag: 'NothingToDecline';
      readonly what: Declinable;
      readonly code: number;
      readonly meaning: string;
    };

/** Why a decline doesn't count: there is nothing to decline, or no fitting reason. */
export type DeclineRefusal = NotDeclinable | ReasonFault;

interface MayBeDeclined {
  readonly status: ApplicationStatus;
  readonly blocked: boolean;
}

/**
 * Whether there is an offer or an invitation to decline: an offer only in status 1, an invitation only in 32 (R27), and neither for a blocked
 * candidate, whose card offers nothing (R10 row 1, R10b).
 */
export const mayDecline = (what: Declinable, { status, blocked }: MayBeDeclined): Decision<NotDeclinable> => {
  if (blocked) return refused({ _tag: 'CandidateBlocked' });
  return isDeclinable(what, status)
    ? permitted
    : refused({ _tag: 'NothingToDecline', what, code: codeOf(status), meaning: meaningOf(status) });
};

/** Declines an offer or an invitation with a reason ('Required', spec 2 §5), where `mayDecline` allows it. */
export const decline = (
  what: Declinable,
  application: MayBeDeclined,
  reason: string,
): Decision<DeclineRefusal, Declined> => {
  const decision = mayDecline(what, application);
  if (decision._tag === 'Refused') return decision;
  const parsed = parseReason(reason);
  if (E.isLeft(parsed)) return refused(parsed.left);
  return allowed({ what, reason: parsed.right, status: named(declineTurns[what].to) });
};
