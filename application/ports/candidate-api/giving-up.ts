import type * as TE from 'fp-ts/TaskEither';
import type { ActRefusal } from '../../../domain/applications/act-refusals';
import type { Declinable } from '../../../domain/applications/turns';
import type { CancellationRequest } from '../../../domain/interviews/cancellation';
import type { Reason } from '../../../domain/interviews/reason';
import type { CallFailure } from '../../failure';
import type { Job } from '../../navigation/destination';
import type { IdempotencyKey } from '../secrets';
import type { KeyUsedBefore, NoSuchApplication } from './call';

/* Giving up an appointment, declining an offer or an invitation. */

/** An appointment that is given up, for another time later or for good (R18). */
export interface GivingUp extends Job {
  readonly cancellation: CancellationRequest;
  /** One per answered dialog: a repeated 'Yes' gives up once. */
  /** Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
}

/** An offer or an invitation that is not taken (spec 2 §4.8). */
export interface Declining extends Job {
  readonly what: Declinable;
  readonly reason: Reason;
  /** Undefined: the caller sent none (R38). */
  readonly key: IdempotencyKey | undefined;
}

export type GivingUpRefusal = ActRefusal | NoSuchApplication | KeyUsedBefore;

export interface GivingUpApi {
  readonly giveUp: (request: GivingUp) => TE.TaskEither<CallFailure | GivingUpRefusal, undefined>;
  readonly decline: (request: Declining) => TE.TaskEither<CallFailure | GivingUpRefusal, undefined>;
}
