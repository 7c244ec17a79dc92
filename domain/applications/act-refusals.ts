import { refused, type Refused } from '../decision';
import type { Slot } from '../scheduling/slot';
import type { SlotRefusal } from '../scheduling/lead-time';
import type { Application, ScreeningOutcome } from './application';
import { actionsShown, moveKindOf, type CardAction } from './card-actions';
import type { NoMovesLeft } from './moves';
import { meaningOf } from './status-catalogue';

/** The candidate's acts on an application (R27). */
export const candidateActs = [
  'PassScreening',
  'FailScreening',
  'ConfirmExternalApplication',
  'StoreResume',
  'StoreAnswer',
  'SubmitRecording',
  'Book',
  'Move',
  'RescheduleLater',
  'Withdraw',
  'DeclineOffer',
  'DeclineInvitation',
] as const;

export type CandidateActName = (typeof candidateActs)[number];

/** The act is not what this application is waiting for: its status, and what its card shows instead (R10b). */
export interface ActNotOffered {
  readonly _tag: 'ActNotOffered';
  readonly act: CandidateActName;
  readonly status: string;
  readonly offered: readonly CardAction[];
}

/** The card's Schedule and Record Interview are an application still to be made: its screening comes first (R6, R10). */
export interface ScreeningNotPassed {
  readonly _tag: 'ScreeningNotPassed';
  readonly screening: ScreeningOutcome;
}

/** A move to the very slot that is held: it would use up a move for nothing. */
export interface SlotAlreadyHeld {
  readonly _tag: 'SlotAlreadyHeld';
  readonly slot: Slot;
}

export type ActRefusal = SlotRefusal | ActNotOffered | NoMovesLeft | ScreeningNotPassed | SlotAlreadyHeld;

export const notOffered = (act: CandidateActName, application: Application): Refused<ActNotOffered> =>
  refused({
    _tag: 'ActNotOffered',
    act,
    status: meaningOf(application.status),
    offered: actionsShown(application),
  });

export const noMovesLeft = (application: Application): Refused<NoMovesLeft> =>
  refused({ _tag: 'NoMovesLeft', kind: moveKindOf(application), left: 0 });
