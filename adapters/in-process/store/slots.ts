import type { IdempotencyKeys } from '../../../application/ports/unit-of-work/applications';
import type { Appointments, NewAccountTimes, SlotKind, Slots } from '../../../application/ports/unit-of-work/slots';
import type { Stage } from '../../../domain/applications/status-catalogue';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { PositionId } from '../../../domain/positions/ids';
import { isWithin } from '../../../domain/scheduling/search-window';
import { bySlotOrder, sameSlot, type Slot } from '../../../domain/scheduling/slot';
import { answer, found, written } from './answers';
import type { AppointmentRow, Draft, Memory, SlotRow } from './memory';

const isAt =
  (positionId: PositionId, kind: SlotKind, slot: Slot) =>
  (row: SlotRow | AppointmentRow): boolean =>
    row.positionId === positionId && row.kind === kind && sameSlot(row.slot, slot);

const placesLeft = ({ appointments }: Memory, { positionId, kind, slot, capacity }: SlotRow): number =>
  capacity - appointments.filter(isAt(positionId, kind, slot)).length;

export const slotsIn = (draft: Draft): Slots => ({
  free: (positionId, kind, range) =>
    answer(() => {
      const memory = draft.read();
      return memory.slots
        .filter((row) => row.positionId === positionId && row.kind === kind && isWithin(row.slot.date, range))
        .filter((row) => placesLeft(memory, row) > 0)
        .map(({ slot }) => slot)
        .sort(bySlotOrder);
    }),
  places: (positionId, kind, slot) =>
    answer(() => {
      const { slots, appointments } = draft.read();
      const isIt = isAt(positionId, kind, slot);
      return { capacity: slots.find(isIt)?.capacity ?? 0, held: appointments.filter(isIt).length };
    }),
  exists: (positionId, kind, slot) => answer(() => draft.read().slots.some(isAt(positionId, kind, slot))),
});

const isOfStage =
  (candidateId: CandidateId, positionId: PositionId, stage: Stage) =>
  (row: Pick<AppointmentRow, 'candidateId' | 'positionId' | 'stage'>): boolean =>
    row.candidateId === candidateId && row.positionId === positionId && row.stage === stage;

export const appointmentsIn = (draft: Draft): Appointments => ({
  hold: (candidateId, positionId, stage, kind, slot, startsAt) =>
    answer(() => {
      const memory = draft.read();
      const offered = memory.slots.find(isAt(positionId, kind, slot));
      // One appointment per stage (R27): a place of one's own in this very slot is no place of another.
      const isOwn = isOfStage(candidateId, positionId, stage);
      const others = memory.appointments.filter((row) => !isOwn(row));
      if (offered === undefined || placesLeft({ ...memory, appointments: others }, offered) <= 0) return 'taken';
      const held = { candidateId, positionId, stage, kind, slot: offered.slot, startsAt };
      draft.write({ appointments: [...others, held] });
      return 'held';
    }),
  release: (candidateId, positionId, stage) =>
    written(() => {
      const isOwn = isOfStage(candidateId, positionId, stage);
      draft.write({ appointments: draft.read().appointments.filter((row) => !isOwn(row)) });
    }),
  aheadOf: (candidateId, now) =>
    answer(
      () => draft.read().appointments.filter((row) => row.candidateId === candidateId && row.startsAt > now).length,
    ),
  nextRevision: (candidateId, positionId, stage) =>
    answer(() => {
      const { revisions } = draft.read();
      const isOwn = isOfStage(candidateId, positionId, stage);
      const revision = (revisions.find(isOwn)?.revision ?? 0) + 1;
      const others = revisions.filter((row) => !isOwn(row));
      draft.write({ revisions: [...others, { candidateId, positionId, stage, revision }] });
      return revision;
    }),
});

export const newAccountTimesIn = (draft: Draft): NewAccountTimes => ({
  takenSince: (network, since) =>
    answer(() => {
      const newAccountTimes = draft.read().newAccountTimes.filter(({ at }) => at >= since);
      draft.write({ newAccountTimes });
      return newAccountTimes.filter((row) => row.network === network).map(({ positionId, at }) => ({ positionId, at }));
    }),
  add: (network, taken) =>
    written(() => {
      draft.write({ newAccountTimes: [...draft.read().newAccountTimes, { ...taken, network }] });
    }),
});

export const idempotencyKeysIn = (draft: Draft): IdempotencyKeys => ({
  find: (candidateId, key) =>
    found(() => draft.read().keys.find((row) => row.candidateId === candidateId && row.key === key)?.request),
  keep: (candidateId, key, request) =>
    written(() => {
      draft.write({ keys: [...draft.read().keys, { candidateId, key, request }] });
    }),
});
