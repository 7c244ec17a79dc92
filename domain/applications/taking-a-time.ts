import { allowed, refused, type Decision } from '../decision';
import { bookingVerb } from '../scheduling/booking';
import { offerSlot, type OfferTerms } from '../scheduling/lead-time';
import { sameSlot, type Slot } from '../scheduling/slot';
import type { ActRefusal } from './act-refusals';
import { noMovesLeft, notOffered } from './act-refusals';
import type { Application, MoveKind } from './application';
import { inStatus, slotHeldIn } from './appointments';
import { decidingRow, moveKindOf } from './card-actions';
import type { Held, LifeStep } from './life-step';
import { hasMovesLeft, moveUsed } from './moves';
import { isAnyOf, statusOf, type Stage } from './status-catalogue';
import { appliesFirst, interviewSlots, timeOffered } from './time-offer';
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
