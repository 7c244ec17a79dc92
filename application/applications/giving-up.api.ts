import type { ActRefusal } from '../../domain/applications/act-refusals';
import type { Job } from '../../domain/ids/job';
import type { Declinable } from '../../domain/applications/turns';
import type { CancellationRequest } from '../../domain/applications/cancellation';
import type { Reason } from '../../domain/applications/reason';
import type { IdempotencyKey } from '../ports/secrets';
import type { ApiOf, KeyUsedBefore, NoSuchApplication, Operation, NamesOf } from '../ports/candidate-api/call';

/* Canceling an appointment, declining an offer or an invitation. */

/** A request to cancel an appointment, for now or for good (R18). */
export interface GivingUp extends Job {
  readonly cancellation: CancellationRequest;
  /** One per answered dialog: a repeated 'Yes' cancels once. */
  /** Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
}

/** A request to decline an offer or an invitation (spec 2 §4.8). */
export interface Declining extends Job {
  readonly what: Declinable;
  readonly reason: Reason;
  /** Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
}

/** Why nothing was canceled or declined: no application, an act not offered (R10b), or a key of another request. */
export type GivingUpRefusal = ActRefusal | NoSuchApplication | KeyUsedBefore;

/** Acts by which a candidate gives up an appointment, an offer or an invitation (R18, R27, spec 2 §4.8). */
export interface GivingUpOperations {
  readonly giveUp: Operation<GivingUp, undefined, GivingUpRefusal>;
  readonly decline: Operation<Declining, undefined, GivingUpRefusal>;
}

/** Their names. */
export const givingUpOperations: NamesOf<GivingUpOperations> = { giveUp: true, decline: true };

/** Canceling and declining, as journeys call them. */
export type GivingUpApi = ApiOf<GivingUpOperations>;
