import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noAppointments, type Application, type MoveKind } from '../../../domain/applications/application';
import { slotKindOf } from '../../../domain/scheduling/slot-kind';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Position } from '../../../domain/positions/position';
import type { Slot } from '../../../domain/scheduling/slot';
import { remindersDue } from '../../../domain/scheduling/reminders';
import type { Instant } from '../../../domain/time/instant';
import { instantAt } from '../../../domain/time/zoned';
import { type Store } from '../../ports/unit-of-work';
import type { HeldAppointment } from '../../ports/unit-of-work/slots';
import { type FromStore } from '../../ports/unit-of-work/store';
import type { NewApplication, RecordReason } from './records';

/** The new application: whatever the record leaves out comes from the position. */
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

/** The appointment for an interview slot, or why there is none. */
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

/**
 * Adds a checked application with its appointment and plans its reminders. An existing application is left unchanged, with its slot; no
 * reminders are planned for another time than it has booked.
 */
export const placeApplication =
  (store: Store, candidateId: CandidateId, now: Instant) =>
  (position: Position, given: NewApplication): FromStore<undefined> => {
    const held = given.interview && appointmentAt(position, given, given.interview);
    const appointment = held === undefined || '_tag' in held ? undefined : held;
    const { positionId } = position;
    return pipe(
      store.provisioning.addApplication(candidateId, applicationTo(position, given, appointment), appointment),
      TE.flatMap(() =>
        appointment === undefined
          ? TE.right(undefined)
          : store.reminders.plan(
              { candidateId, positionId, stage: appointment.stage },
              appointment.startsAt,
              remindersDue(appointment.startsAt, now),
            ),
      ),
    );
  };
