import { allowed, refused, type Decision } from '../decision';
import { bookingVerb } from '../scheduling/booking';
import { offerSlot, type OfferTerms } from '../scheduling/lead-time';
import { sameSlot, type Slot } from '../scheduling/slot';
import type { ActRefusal } from './act-refusals';
import { noMovesLeft, notOffered } from './act-refusals';
import type { Application, MoveKind } from './application';
import { inStatus, slotHeldIn } from './appointments';
import { actionsShown, decidingRow, moveKindOf, type CardAction } from './card-actions';
import type { Held, LifeStep } from './life-step';
import { hasMovesLeft, moveUsed } from './moves';
import { isAnyOf, statusOf, type Stage } from './status-catalogue';
import { ownNoShows, whenHeld } from './turns';

/** Confirm: a first slot, or another in place of the one that is held (R17). */
export interface TakeTime {
  readonly _tag: 'Book' | 'Move';
  /** Which kind of slots it was chosen from: a video interview never takes an in-person slot. */
  readonly kind: MoveKind;
  readonly slot: Slot;
}

export interface TimeTaken extends LifeStep {
  readonly held: Held;
}

/** What a card offers to take a time for. */
export interface TimeOffer {
  readonly stage: Stage;
  readonly kind: MoveKind;
  /** The card's action, and whether it says Schedule or Reschedule. */
  readonly action: CardAction;
  readonly first: boolean;
}

/** The stage whose time an action takes; a self-recorded interview with onboarding schedules its onboarding (R10a). */
export const stageTakenBy = (
  action: CardAction,
  { interviewKind, onboarding }: Pick<Application, 'interviewKind' | 'onboarding'>,
): Stage | undefined => {
  switch (action) {
    case 'schedule':
    case 'reschedule':
      return interviewKind === 'self-record' && onboarding ? 'onboarding' : 'interview';
    case 'schedule-onboarding':
    case 'reschedule-onboarding':
      return 'onboarding';
    case 'schedule-onsite':
    case 'reschedule-onsite':
      return 'onsite';
    case 'apply-external':
    case 'upload-resume':
    case 'submit-skill-filter':
    case 'record-interview':
    case 'continue-recording':
    case 'join-meeting':
    case 'view-details':
    case 'cancel':
    case 'cancel-onsite':
    case 'cancel-onboarding':
      return undefined;
  }
};

const interviewSlots = ({ interviewKind }: Application): 'video' | 'in-person' =>
  interviewKind === 'in-person' || interviewKind === 'self-record' ? 'in-person' : 'video';

/**
 * What the card offers to take a time for, whether it can be used now or not; undefined where it offers none. An interview of no known
 * kind takes video slots (R10, R18: 'otherwise video'); a self-recorded one that gets a time takes in-person slots (R17).
 */
export const timeOffered = (application: Application): TimeOffer | undefined => {
  for (const action of actionsShown(application)) {
    const stage = stageTakenBy(action, application);
    if (stage === undefined) continue;
    const kind = stage === 'interview' ? interviewSlots(application) : stage;
    return { stage, kind, action, first: action.startsWith('schedule') };
  }
  return undefined;
};

/** The rows of R10 whose actions make the application first, where none was made. */
const applyingRows: readonly number[] = [14, 15];

/** Schedule and Record Interview are the apply call first, until its answer is that the screening is passed (R6, status 2 and 3; R10). */
export const appliesFirst = (application: Application): boolean =>
  application.applied === 'not-submitted' &&
  application.screening !== 'passed' &&
  applyingRows.includes(decidingRow(application).row);

/** Whether this move uses one of those allowed: a held slot is given up, or the candidate did not come (R27). */
const usesMove = (act: TakeTime['_tag'], application: Application): boolean =>
  decidingRow(application).gated.length > 0 && (act === 'Move' || isAnyOf(application.status, ownNoShows));

const after = (act: TakeTime, stage: Stage, startsAt: Held['startsAt'], application: Application): Application => {
  const kind = moveKindOf(application);
  const { allowances } = application;
  return {
    ...inStatus(statusOf(whenHeld[stage]), application),
    slot: act.slot,
    scheduledAt: startsAt,
    applied: stage === 'interview' ? 'interview-arranged' : application.applied,
    interviewKind: stage === 'interview' ? interviewSlots(application) : application.interviewKind,
    allowances: usesMove(act._tag, application) ? { ...allowances, [kind]: moveUsed(allowances[kind]) } : allowances,
  };
};

/**
 * Books or moves an appointment (R17, R27): only where the card offers it, enabled, at this instant (R10b), from slots of its own kind,
 * and when the slot may be offered now (R14).
 *
 * - An application that was not made yet (applied_status 0) shows Schedule, which is the apply call: it takes a time only once its
 *   screening is passed (R6, status 2 and 3), so that nobody books past the questions.
 * - The slot settles the kind of the interview: one of no known kind becomes a video interview, a self-recorded one that takes a
 *   face-to-face slot an interview in person. Otherwise its card would offer nothing to somebody who holds a time.
 * - A Book where R17 moves is refused, so that nobody holds two; a Move is taken wherever the card says Reschedule, slot on record or not.
 */
export const takeTime = (
  application: Application,
  act: TakeTime,
  terms: OfferTerms,
): Decision<ActRefusal, TimeTaken> => {
  const offered = timeOffered(application);
  if (offered?.kind !== act.kind) return notOffered(act._tag, application);
  const { stage, kind, first } = offered;
  if (appliesFirst(application)) return refused({ _tag: 'ScreeningNotPassed', screening: application.screening });
  const holds = slotHeldIn(stage, application);
  const books = bookingVerb(stage, application.status, holds) === 'book';
  if (act._tag === 'Book' ? !books : books && first) return notOffered(act._tag, application);
  if (decidingRow(application).gated.length > 0 && !hasMovesLeft(application.allowances[moveKindOf(application)]))
    return noMovesLeft(application);
  const offer = offerSlot(act.slot, terms);
  if (offer._tag === 'Refused') return offer;
  if (!books && holds !== undefined && sameSlot(holds, act.slot))
    return refused({ _tag: 'SlotAlreadyHeld', slot: act.slot });
  return allowed({
    application: after(act, stage, offer.value, application),
    held: { stage, kind, slot: act.slot, startsAt: offer.value },
    freed: undefined,
    makesMeetingLink: kind === 'video',
  });
};
