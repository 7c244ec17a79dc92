import * as E from 'fp-ts/Either';
import type { Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { isAnyOf, stageOf } from './status-catalogue';
import { allowed, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { parseReason, type Reason, type ReasonFault } from './reason';
import { movesLeft, movesPhrase, type MovesPhrase } from './rescheduling';
import { numbers } from '../parameters/values';

/** How long 'Interview cancelled successfully' shows before My Job Applications (spec 1 §4). */
export const cancelledRedirect: Milliseconds = numbers.cancelled_redirect;

/** The cancel dialog of one application: what is canceled, with which of the four calls, and the choices. */
export interface Cancellation {
  readonly wording: MoveKind;
  /** The four cancel calls are named after the stage; the contract has their paths. */
  readonly route: MoveKind;
  /** Moves left for that stage. Undefined: unlimited. */
  readonly movesLeft: number | undefined;
  readonly phrase: MovesPhrase;
  /** Whether the dialog offers 'Reschedule later' and 'Withdraw'. Without a move left there is no choice. */
  readonly asksForChoice: boolean;
}

/**
 * What a cancellation cancels (R18): the stage counts before the kind, and wording and route are one value, so they always agree. Onsite not
 * scheduled (42) is outside R18's 32–41 and goes by its kind, like an unlisted status.
 */
export const cancellationStage = ({
  status,
  interviewKind,
  onboarding,
}: Pick<Application, 'status' | 'interviewKind' | 'onboarding'>): MoveKind => {
  const stage = stageOf(status);
  if (stage === 'onsite' && !isAnyOf(status, ['onsite not scheduled'])) return 'onsite';
  if (stage === 'onboarding' || (interviewKind === 'self-record' && onboarding)) return 'onboarding';
  return interviewKind === 'in-person' ? 'in-person' : 'video';
};

/** Makes the dialog for an application: wording, call and moves left are all those of one stage (R18). */
export const cancellationOf = (application: Application): Cancellation => {
  const stage = cancellationStage(application);
  const left = movesLeft(application.allowances[stage]);
  return { wording: stage, route: stage, movesLeft: left, phrase: movesPhrase(left), asksForChoice: left !== 0 };
};

/** The two answers of the dialog: the application stays without a time, or ends (spec 1 §4). */
export type CancellationChoice = 'reschedule-later' | 'withdraw';

/** The dialog as the candidate filled it in. */
export interface CancellationForm {
  readonly choice: CancellationChoice | undefined;
  readonly reason: string;
}

/** Where the dialog appears. /scheduleOrCancel, opened from a mail, has its own call for rescheduling (R18). */
export type CancellationPlace = 'dialog' | 'schedule-or-cancel';

/** What the call sends. 'Reschedule later' keeps the application (reschedule_flag true), withdrawing ends it (false). */
export type CancellationRequest =
  | { readonly _tag: 'RescheduleLater'; readonly route: MoveKind | 'client-community' }
  | { readonly _tag: 'Withdraw'; readonly route: MoveKind; readonly reason: Reason };

/** Why a filled-in dialog isn't sent: no choice, no move left to reschedule with, or no fitting reason (R18). */
export type CancellationRefusal =
  | { readonly _tag: 'ChoiceMissing'; readonly movesLeft: number | undefined }
  | { readonly _tag: 'NoMovesLeft'; readonly kind: MoveKind; readonly left: number }
  | ReasonFault;

/**
 * What a filled-in dialog asks the server for (R18). Without a move left there is no choice: canceling means withdrawing, and 'Reschedule
 * later' is refused. Withdrawing always needs a reason; 'Reschedule later' never sends one.
 */
export const requestCancellation = (
  application: Application,
  { choice, reason }: CancellationForm,
  place: CancellationPlace,
): Decision<CancellationRefusal, CancellationRequest> => {
  const { route, asksForChoice, movesLeft: left } = cancellationOf(application);
  if (asksForChoice && choice === undefined) return refused({ _tag: 'ChoiceMissing', movesLeft: left });
  if (choice === 'reschedule-later') {
    if (!asksForChoice) return refused({ _tag: 'NoMovesLeft', kind: route, left: 0 });
    return allowed({ _tag: 'RescheduleLater', route: place === 'dialog' ? route : 'client-community' });
  }
  const parsed = parseReason(reason);
  return E.isLeft(parsed) ? refused(parsed.left) : allowed({ _tag: 'Withdraw', route, reason: parsed.right });
};
