import * as O from 'fp-ts/Option';
import { noAppointments, type Application, type MoveKind } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Position } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/scheduling/slot';
import { instantAt } from '../../../domain/time/zoned';
import { type Store } from '../../ports/unit-of-work';
import { slotKindOf, type HeldAppointment } from '../../ports/unit-of-work/slots';
import { type FromStore } from '../../ports/unit-of-work/store';
import type { NewApplication, RecordReason } from './records';

/** The application as it begins: what it does not say itself is the position's. */
const applicationTo = (position: Position, given: NewApplication, held: HeldAppointment | undefined): Application => {
  const allowance = (kind: MoveKind) => ({
    flag: given.allowances[kind].flag,
    left: given.allowances[kind].left ?? position.moveLimits[kind],
  });
  const { interview: _, ...own } = given;
  return {
    ...own,
    communityId: position.communityId,
    interviewKind: given.interviewKind ?? position.interviewKind,
    onboarding: given.onboarding ?? position.onboarding,
    resume: given.resume ?? position.resume,
    slot: held?.slot,
    scheduledAt: held?.startsAt,
    otherAppointments: noAppointments,
    allowances: {
      video: allowance('video'),
      'in-person': allowance('in-person'),
      onboarding: allowance('onboarding'),
      onsite: allowance('onsite'),
    },
  };
};

/** The appointment that a given interview slot means, or why it means none. */
export const appointmentAt = (
  position: Position,
  given: NewApplication,
  slot: Slot,
): HeldAppointment | Extract<RecordReason, { readonly _tag: 'NoInterview' | 'SlotTimeSkipped' }> => {
  const interviewKind = given.interviewKind ?? position.interviewKind;
  if (interviewKind === undefined) return { _tag: 'NoInterview', slot };
  const start = instantAt(slot.date, slot.from, position.zone);
  return O.isNone(start)
    ? { _tag: 'SlotTimeSkipped', slot }
    : { stage: 'interview', kind: slotKindOf[interviewKind], slot, startsAt: start.value };
};

/** Adds a checked application with its appointment. One that is there already is left as it is, held slot and all. */
export const placeApplication =
  (store: Store, candidateId: CandidateId) =>
  (position: Position, given: NewApplication): FromStore<undefined> => {
    const held = given.interview && appointmentAt(position, given, given.interview);
    const appointment = held === undefined || '_tag' in held ? undefined : held;
    return store.provisioning.addApplication(candidateId, applicationTo(position, given, appointment), appointment);
  };
