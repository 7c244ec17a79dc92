import { allowed, refused, type Decision } from '../decision';
import { bookingVerb } from './booking';
import { offerSlot, type OfferTerms } from '../positions/lead-time';
import { sameSlot, type Slot } from '../positions/slot';
import { noMovesLeft, notOffered, type ActRefusal } from './act-refusals';
import type { Application } from './application';
import type { MoveKind, Stage } from '../positions/kinds';
import { inStatus, isExpected, slotHeldIn } from './appointments';
import { decidingRow, moveKindOf } from './card-actions';
import type { Held, LifeStep } from './life-step';
import { hasMovesLeft, moveUsed } from './moves';
import { isAnyOf, named } from './status-catalogue';
import { appliesFirst, interviewSlots, timeOffered } from './time-offer';
import { ownNoShows, whenHeld } from './turns';

/** Confirm: books a first slot, or another in place of the current one (R17). */
export interface TakeTime {
  readonly _tag: 'Book' | 'Move';
  /** The kind of slot chosen: a video interview never takes an in-person slot. */
  readonly kind: MoveKind;
  readonly slot: Slot;
}

/** What a booking or a move writes, together with the appointment held from now on (R27). */
export interface TimeTaken extends LifeStep {
  readonly held: Held;
}

/** Whether this act uses up a move: it gives up a booked slot, or the candidate was a no-show (R27). */
const usesMove = (act: TakeTime['_tag'], application: Application): boolean =>
  decidingRow(application).gated.length > 0 && (act === 'Move' || isAnyOf(application.status, ownNoShows));

const after = (act: TakeTime, stage: Stage, startsAt: Held['startsAt'], application: Application): Application => {
  const kind = moveKindOf(application);
  const { allowances } = application;
  return {
    ...inStatus(named(whenHeld[stage]), application),
    slot: act.slot,
    scheduledAt: startsAt,
    applied: stage === 'interview' ? 'interview-arranged' : application.applied,
    interviewKind: stage === 'interview' ? interviewSlots(application) : application.interviewKind,
    allowances: usesMove(act._tag, application) ? { ...allowances, [kind]: moveUsed(allowances[kind]) } : allowances,
  };
};

/**
 * Books or moves an appointment (R17, R27): only if the card offers it, enabled, at this instant (R10b), the slot is of the right kind, and
 * the slot may be offered now (R14).
 *
 * - Before applying (applied_status 0), Schedule makes the apply call. A time can be booked only once the screening is passed (R6, status 2
 *   and 3), so nobody skips the questions.
 * - The slot settles the kind of interview: an unknown kind becomes a video interview, and a self-recorded one with a face-to-face slot
 *   becomes an in-person interview. Otherwise the card would offer nothing to a candidate with a booked time.
 * - A Book is refused where R17 moves, so nobody holds two slots. A Move is accepted wherever the card says Reschedule, with or without a
 *   slot on record.
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
  if (act._tag === 'Book' && !books)
    return notOffered(act._tag, application, isExpected(application) ? holds : undefined);
  if (act._tag === 'Move' && books && first) return notOffered(act._tag, application);
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
