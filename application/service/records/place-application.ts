import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { noAppointments, type Application, type MoveKind } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Position } from '../../../domain/positions/position';
import { sameSlot, type Slot } from '../../../domain/scheduling/slot';
import { instantAt } from '../../../domain/time/zoned';
import { type Store } from '../../ports/unit-of-work';
import { slotKindOf, type HeldAppointment } from '../../ports/unit-of-work/slots';
import { type FromStore } from '../../ports/unit-of-work/store';
import type { NewApplication, RecordReason } from './records';

type Verdict = readonly RecordReason[];
const fine: Verdict = [];

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
const appointmentAt = (
  store: Store,
  position: Position,
  given: NewApplication,
  slot: Slot,
): FromStore<HeldAppointment | RecordReason> => {
  const interviewKind = given.interviewKind ?? position.interviewKind;
  if (interviewKind === undefined) return TE.right({ _tag: 'NoInterview', slot });
  const kind = slotKindOf[interviewKind];
  const start = instantAt(slot.date, slot.from, position.zone);
  if (O.isNone(start)) return TE.right({ _tag: 'SlotTimeSkipped', slot });
  const startsAt = start.value;
  return pipe(
    store.slots.exists(position.positionId, kind, slot),
    TE.map((exists) =>
      exists ? { stage: 'interview' as const, kind, slot, startsAt } : { _tag: 'UnknownSlot' as const, slot },
    ),
  );
};

const isFree = ({ slots }: Store, { positionId }: Position, { kind, slot }: HeldAppointment): FromStore<boolean> =>
  pipe(
    slots.free(positionId, kind, { start: slot.date, end: slot.date }),
    TE.map((free) => free.some((one) => sameSlot(one, slot))),
  );

/**
 * Adds an application with its appointment, or answers what speaks against it. Without a candidate it is only checked.
 * One that is there already is left as it is, held slot and all.
 */
export const placeApplication =
  (store: Store, candidateId: CandidateId | undefined) =>
  (position: Position, given: NewApplication): FromStore<Verdict> => {
    if (given.communityId !== undefined && given.communityId !== position.communityId)
      return TE.right([{ _tag: 'OtherCommunity', expected: position.communityId, found: given.communityId }]);

    const add = (held: HeldAppointment | undefined): FromStore<Verdict> =>
      candidateId === undefined
        ? TE.right(fine)
        : pipe(
            store.provisioning.addApplication(candidateId, applicationTo(position, given, held), held),
            TE.map(() => fine),
          );
    const hold = (slot: Slot): FromStore<Verdict> =>
      pipe(
        appointmentAt(store, position, given, slot),
        TE.flatMap((found) => {
          if ('_tag' in found) return TE.right([found]);
          return pipe(
            isFree(store, position, found),
            TE.flatMap((free) => (free ? add(found) : TE.right<never, Verdict>([{ _tag: 'SlotFull', slot }]))),
          );
        }),
      );
    return pipe(
      candidateId === undefined ? TE.right(O.none) : store.applications.find(candidateId, position.positionId),
      TE.flatMap((there: O.Option<unknown>) => {
        if (O.isSome(there)) return TE.right(fine);
        return given.interview === undefined ? add(undefined) : hold(given.interview);
      }),
    );
  };
