import { refused, type Refused } from '../decision';
import type { Slot } from '../positions/slot';
import type { SlotRefusal } from '../positions/lead-time';
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

/** One of the candidate's acts; the employer's are `OperatorAct`. */
export type CandidateActName = (typeof candidateActs)[number];

/** This application doesn't allow the act now: carries its status and what its card offers instead (R10b). */
export interface ActNotOffered {
  readonly _tag: 'ActNotOffered';
  readonly act: CandidateActName;
  readonly status: string;
  readonly offered: readonly CardAction[];
  /** A first booking that came too late, from a page that did not know of it: the time that is held already. */
  readonly held?: Slot | undefined;
}

/** Schedule and Record Interview need a passed screening first (R6, R10). */
export interface ScreeningNotPassed {
  readonly _tag: 'ScreeningNotPassed';
  readonly screening: ScreeningOutcome;
}

/** A move to the slot already held, which would waste a move. */
export interface SlotAlreadyHeld {
  readonly _tag: 'SlotAlreadyHeld';
  readonly slot: Slot;
}

/** Why a candidate's act on an application is refused; nothing is written then (R10b). */
export type ActRefusal = SlotRefusal | ActNotOffered | NoMovesLeft | ScreeningNotPassed | SlotAlreadyHeld;

const actRefusals = {
  SlotTooSoon: true,
  SlotIsToday: true,
  SlotTimeSkipped: true,
  ActNotOffered: true,
  NoMovesLeft: true,
  ScreeningNotPassed: true,
  SlotAlreadyHeld: true,
} as const satisfies Readonly<Record<ActRefusal['_tag'], true>>;

/** Whether a refusal is one of the act itself, among those that a call may add. */
export const isActRefusal = <R extends { readonly _tag: string }>(refusal: R): refusal is Extract<R, ActRefusal> =>
  Object.hasOwn(actRefusals, refusal._tag);

/** Refuses an act and names what the card offers instead, disabled actions included (R10b). */
export const notOffered = (act: CandidateActName, application: Application, held?: Slot): Refused<ActNotOffered> =>
  refused({
    _tag: 'ActNotOffered',
    act,
    status: meaningOf(application.status),
    offered: actionsShown(application),
    ...(held === undefined ? {} : { held }),
  });

/** Refuses a move and names the allowance that is used up (R10, last paragraph). */
export const noMovesLeft = (application: Application): Refused<NoMovesLeft> =>
  refused({ _tag: 'NoMovesLeft', kind: moveKindOf(application), left: 0 });
