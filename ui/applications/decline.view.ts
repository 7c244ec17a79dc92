import { isActRefusal } from '../../domain/applications/act-refusals';
import { isCallFailure, type CallFailure, type ConnectionLost } from '../../application/failure';
import type { DeclineForm } from '../../application/applications/decline.live';
import { screenOf } from '../../application/applications/action.screens';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { GivingUpRefusal } from '../../application/applications/giving-up.api';
import { sayGivingUpRefusal } from '../../application/applications/giving-up-refusals.words';
import { cancelWords, sayDeclineRefusal, sayReasonFault } from '../../application/applications/canceling.words';
import type { Declinable } from '../../domain/applications/turns';
import type { DeclineRefusal } from '../../domain/applications/decline';
import type { Position } from '../../domain/positions/position';
import type { FailureView } from '../kit/failure-notice';
import type { WaitingView } from '../kit/waiting-notice';
import { declineTexts as t } from './decline.texts';
import { failureTexts } from '../texts/failures';
import { failureView, refusedView } from '../hooks/failure.view';
import { jobBandView, type JobBandView } from './job.view';

export interface DeclineState extends Omit<DeclineForm, 'key'> {
  readonly what: Declinable;
  readonly position: Position;
}

export type DeclineProblemView =
  | { readonly _tag: 'Failed'; readonly failure: FailureView }
  | { readonly _tag: 'Waiting'; readonly waiting: WaitingView };

export type DeclineView =
  | { readonly _tag: 'Loading'; readonly heading: string }
  | { readonly _tag: 'Failed'; readonly heading: string; readonly failure: FailureView }
  /** Recorded; the list opens next (spec 2 §4.8). */
  | { readonly _tag: 'Done' }
  | {
      readonly _tag: 'Asking';
      readonly job: JobBandView;
      readonly heading: string;
      readonly means: readonly string[];
      readonly otherwise: string;
      readonly keep: { readonly label: string; readonly href: string };
      readonly reason: {
        readonly label: string;
        readonly note: string;
        readonly placeholder: string;
        readonly value: string;
        readonly fault: string | undefined;
        readonly locked: boolean;
      };
      readonly problem: DeclineProblemView | undefined;
      readonly last: string;
      readonly submit: string;
      readonly busy: string | undefined;
    };

/** Back to what was offered, where its page exists; else to the list. */
const keepHref = (what: Declinable, job: Position): string => {
  const page = screenOf({ _tag: what === 'offer' ? 'OnboardingSchedule' : 'OnsiteSchedule' }, job);
  return toPath(page ?? myJobs);
};

const faultOf = ({ sending }: DeclineState): string | undefined => {
  if (sending._tag !== 'Refused') return undefined;
  const { refusal } = sending;
  return refusal._tag === 'ReasonMissing' || refusal._tag === 'ReasonTooLong' ? sayReasonFault(refusal) : undefined;
};

const refusalView = (refusal: DeclineRefusal | GivingUpRefusal): FailureView | undefined => {
  const as = (text: string) => refusedView(t.wentWrong, text, { action: failureTexts.backToJobs });
  if (isActRefusal(refusal)) return as(sayGivingUpRefusal(refusal));
  switch (refusal._tag) {
    // Shown at the field.
    case 'ReasonMissing':
    case 'ReasonTooLong':
      return undefined;
    case 'CandidateBlocked':
    case 'NothingToDecline':
      return as(sayDeclineRefusal(refusal));
    case 'NoSuchApplication':
    case 'KeyUsedBefore':
      return as(sayGivingUpRefusal(refusal));
  }
};

const failedView = (because: CallFailure | DeclineRefusal | GivingUpRefusal): FailureView | undefined => {
  if (!isCallFailure(because)) return refusalView(because);
  const view = failureView(because, t.wentWrong);
  return because._tag === 'SessionEnded' ? view : { ...view, keptNote: t.kept };
};

/** A Submit that waits for the connection: the words depend on whether it may have arrived. */
const waitingView = ({ _tag }: ConnectionLost): WaitingView => ({
  title: _tag === 'NoConnection' ? t.offlineTitle : t.connectionDroppedTitle,
  lines: _tag === 'NoConnection' ? [t.offline, t.sentWhenBack] : [t.connectionDropped, t.sentAgainWhenBack],
  action: t.sendNow,
});

const problemOf = ({ sending }: DeclineState): DeclineProblemView | undefined => {
  switch (sending._tag) {
    case 'NotAsked':
    case 'Asking':
    case 'Done':
      return undefined;
    case 'Waiting':
      return { _tag: 'Waiting', waiting: waitingView(sending.lost) };
    case 'Refused':
    case 'NotAnswered': {
      const failure = failedView(sending._tag === 'Refused' ? sending.refusal : sending.failure);
      return failure && { _tag: 'Failed', failure };
    }
  }
};

/** Asks for the reason, and says first what declining means (spec 2 §2.13, §2.14). */
export const declineView = (state: DeclineState): DeclineView => {
  const { what, position, typed, sending, travels } = state;
  if (sending._tag === 'Done') return { _tag: 'Done' };
  const { heading, means, otherwise, keep, last } = t.of[what];
  const isBusy = travels || sending._tag === 'Asking';
  return {
    _tag: 'Asking',
    job: jobBandView(position),
    heading,
    means: means(position.positionName, position.communityName),
    otherwise,
    keep: { label: keep, href: keepHref(what, position) },
    reason: {
      label: t.reason,
      note: t.reasonNote,
      placeholder: cancelWords.reasonPlaceholder,
      value: typed,
      fault: faultOf(state),
      locked: isBusy,
    },
    problem: problemOf(state),
    last,
    submit: t.submit,
    busy: isBusy ? t.busy : undefined,
  };
};
