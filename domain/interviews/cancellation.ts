import * as E from 'fp-ts/Either';
import type { Application, MoveKind } from '../applications/application';
import type { ApplicationStatus } from '../applications/status-catalogue';
import { allowed, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';
import { parseReason, type Reason, type ReasonFault } from './reason';
import { movesLeft, movesPhrase, type MovesPhrase } from './rescheduling';

/** From 'Interview cancelled successfully' to My Job Applications (spec 1 §4). */
export const cancelledRedirect: Milliseconds = seconds(2);

/** The cancel dialog of one application: what is given up, by which of the four calls, and what follows. */
export interface Cancellation {
  readonly wording: MoveKind;
  /** The four cancel calls are named after the stage; their paths stand in the contract. */
  readonly route: MoveKind;
  /** Moves left of that stage; undefined: not limited. */
  readonly movesLeft: number | undefined;
  readonly phrase: MovesPhrase;
  /** Whether 'Reschedule later' and 'Withdraw' stand to choose from. Without a move left there is nothing to choose. */
  readonly asksForChoice: boolean;
}

const isBetween = (status: ApplicationStatus, first: number, last: number): boolean =>
  status._tag === 'Listed' && status.code >= first && status.code <= last;

/**
 * What a cancellation gives up (R18): the stage decides before the kind, and wording and route are the same value, so that they agree.
 * 42 (onsite not scheduled) holds nothing onsite and is read by its kind, as R18's 32–41 says; so is an unlisted status.
 */
export const cancellationStage = ({
  status,
  interviewKind,
  onboarding,
}: Pick<Application, 'status' | 'interviewKind' | 'onboarding'>): MoveKind => {
  if (isBetween(status, 32, 41)) return 'onsite';
  if (isBetween(status, 21, 30) || (interviewKind === 'self-record' && onboarding)) return 'onboarding';
  return interviewKind === 'in-person' ? 'in-person' : 'video';
};

export const cancellationOf = (application: Application): Cancellation => {
  const stage = cancellationStage(application);
  const left = movesLeft(application.allowances[stage]);
  return { wording: stage, route: stage, movesLeft: left, phrase: movesPhrase(left), asksForChoice: left !== 0 };
};

export type CancellationChoice = 'reschedule-later' | 'withdraw';

/** The dialog as the candidate filled it in. */
export interface CancellationForm {
  readonly choice: CancellationChoice | undefined;
  readonly reason: string;
}

/** Where the dialog stands. /scheduleOrCancel, reached from a mail, reschedules by a call of its own (R18). */
export type CancellationPlace = 'dialog' | 'schedule-or-cancel';

/** What the call says. 'Reschedule later' keeps the application (reschedule_flag true), withdrawing ends it (false). */
export type CancellationRequest =
  | { readonly _tag: 'RescheduleLater'; readonly route: MoveKind | 'client-community' }
  | { readonly _tag: 'Withdraw'; readonly route: MoveKind; readonly reason: Reason };

export type CancellationRefusal =
  | { readonly _tag: 'ChoiceMissing'; readonly movesLeft: number | undefined }
  | { readonly _tag: 'NoMovesLeft'; readonly kind: MoveKind; readonly left: number }
  | ReasonFault;

/**
 * What a filled-in dialog asks the server for (R18). Without a move left there is no choice: cancelling is withdrawing, and a
 * 'Reschedule later' that comes all the same is refused. To withdraw takes a reason, with and without a choice; 'Reschedule later'
 * takes none and sends none.
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
