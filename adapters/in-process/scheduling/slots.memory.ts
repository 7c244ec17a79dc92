import * as O from 'fp-ts/Option';
import type { SlotWithCapacity, Slots, SlotStart } from '../../../application/positions/slots.store';
import type { TimeTaken, NewAccountTimes } from '../../../application/scheduling/new-account-times.store';
import type {
  HeldAppointment,
  AppointmentNamed,
  Appointments,
  Reminders,
} from '../../../application/applications/appointments.store';
import type { Stage } from '../../../domain/positions/kinds';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Instant } from '../../../domain/time/instant';
import type { IdempotencyKey, Sealed } from '../../../application/ports/secrets';
import type { IdempotencyKeys } from '../../../application/applications/applications.store';
import type { SlotKind } from '../../../domain/positions/slot-kind';
import type { PositionId } from '../../../domain/ids/position-ids';
import { isWithin } from '../../../domain/scheduling/search-window';
import { bySlotOrder, sameSlot } from '../../../domain/positions/slot';
import { answer, found, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

export interface SlotRow extends SlotWithCapacity {
  readonly positionId: PositionId;
  readonly kind: SlotKind;
}

interface AppointmentRow extends HeldAppointment {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
}

interface KeyRow {
  readonly candidateId: CandidateId;
  readonly key: IdempotencyKey;
  readonly request: string;
}

interface ReminderRow extends AppointmentNamed {
  readonly due: Instant;
}

interface RevisionRow {
  readonly candidateId: CandidateId;
  readonly positionId: PositionId;
  readonly stage: Stage;
  readonly revision: number;
}

interface TimeTakenRow extends TimeTaken {
  readonly network: Sealed;
}

declare module '../store/memory' {
  interface Memory {
    readonly slots: readonly SlotRow[];
    readonly appointments: readonly AppointmentRow[];
    readonly reminders: readonly ReminderRow[];
    readonly newAccountTimes: readonly TimeTakenRow[];
    readonly keys: readonly KeyRow[];
    readonly revisions: readonly RevisionRow[];
  }
}

/** Nothing is stored yet. */
export const slotsBegin = {
  slots: [],
  appointments: [],
  reminders: [],
  newAccountTimes: [],
  keys: [],
  revisions: [],
} satisfies Partial<Memory>;

export const isSameAppointment =
  (one: AppointmentNamed) =>
  (other: AppointmentNamed): boolean =>
    one.candidateId === other.candidateId && one.positionId === other.positionId && one.stage === other.stage;

const isAt =
  (positionId: PositionId, kind: SlotKind, slot: SlotStart) =>
  (row: SlotRow | AppointmentRow): boolean =>
    row.positionId === positionId && row.kind === kind && sameSlot(row.slot, slot);

const placesLeft = ({ appointments }: Memory, { positionId, kind, slot, capacity }: SlotRow): number =>
  capacity - appointments.filter(isAt(positionId, kind, slot)).length;

export const slotsIn = (draft: Draft): Slots => ({
  page: (after = 0, limit) =>
    answer(() => {
      const slots = draft.read().slots.slice(after, after + limit);
      return {
        slots: slots.map(({ positionId, slot }) => ({ positionId, slot })),
        next: slots.length < limit ? undefined : after + limit,
      };
    }),
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
  close: (positionId, kind, starts) =>
    answer(() => {
      const memory = draft.read();
      const isOne = (row: SlotRow | AppointmentRow): boolean =>
        starts.some((start) => isAt(positionId, kind, start)(row));
      const closed = memory.slots.filter(isOne).reduce((sum, row) => sum + Math.max(0, placesLeft(memory, row)), 0);
      draft.write({ slots: memory.slots.map((row) => (isOne(row) ? { ...row, capacity: 0 } : row)) });
      const booked = memory.appointments
        .filter(isOne)
        .sort((a, b) => bySlotOrder(a.slot, b.slot))
        .flatMap(({ slot, candidateId }) =>
          memory.candidates.filter(({ id }) => id === candidateId).map(({ email }) => ({ slot, email })),
        );
      return { closed, booked };
    }),
  find: (positionId, kind, start) =>
    answer(() =>
      O.fromNullable(
        draft
          .read()
          .slots.filter(({ capacity }) => capacity > 0)
          .find(isAt(positionId, kind, start))?.slot,
      ),
    ),
});

/** The store without an appointment, its planned reminders and its reminder mails that have not left yet. */
const withoutWhatBelongsTo = (memory: Memory, removed: AppointmentNamed): Partial<Memory> => {
  const isIts = isSameAppointment(removed);
  return {
    appointments: memory.appointments.filter((row) => !isIts(row)),
    reminders: memory.reminders.filter((row) => !isIts(row)),
    mails: memory.mails.filter(({ of }) => of === undefined || !isIts(of)),
  };
};

const holdIn =
  (draft: Draft): Appointments['hold'] =>
  (candidateId, positionId, stage, kind, slot, startsAt) =>
    answer(() => {
      const memory = draft.read();
      const offered = memory.slots.find(isAt(positionId, kind, slot));
      const own = { candidateId, positionId, stage };
      if (memory.appointments.filter(isSameAppointment(own)).some(isAt(positionId, kind, slot))) return 'held';
      // One appointment per stage (R27): the new one replaces the stage's old one.
      const without = { ...memory, ...withoutWhatBelongsTo(memory, own) };
      if (offered === undefined || placesLeft(without, offered) <= 0) return 'taken';
      const held = { ...own, kind, slot: offered.slot, startsAt };
      draft.write({ ...without, appointments: [...without.appointments, held] });
      return 'held';
    });

export const appointmentsIn = (draft: Draft): Appointments => ({
  hold: holdIn(draft),
  move: holdIn(draft),
  release: (candidateId, positionId, stage) =>
    written(() => {
      draft.write(withoutWhatBelongsTo(draft.read(), { candidateId, positionId, stage }));
    }),
  aheadOf: (candidateId, now) =>
    answer(
      () => draft.read().appointments.filter((row) => row.candidateId === candidateId && row.startsAt > now).length,
    ),
  interviewsBegun: (from, to) =>
    answer(() =>
      draft
        .read()
        .appointments.filter(
          ({ stage, kind, startsAt }) =>
            stage === 'interview' && kind === 'video' && startsAt >= from && startsAt <= to,
        )
        .sort((a, b) => a.startsAt - b.startsAt)
        .map(({ candidateId, positionId, startsAt }) => ({ candidateId, positionId, startsAt })),
    ),
  nextRevision: (candidateId, positionId, stage) =>
    answer(() => {
      const { revisions } = draft.read();
      const isOwn = isSameAppointment({ candidateId, positionId, stage });
      const revision = (revisions.find(isOwn)?.revision ?? 0) + 1;
      const others = revisions.filter((row) => !isOwn(row));
      draft.write({ revisions: [...others, { candidateId, positionId, stage, revision }] });
      return revision;
    }),
});

export const remindersIn = (draft: Draft): Reminders => ({
  plan: (named, startsAt, due) =>
    written(() => {
      const { appointments, reminders } = draft.read();
      const isIts = isSameAppointment(named);
      if (!appointments.some((row) => isIts(row) && row.startsAt === startsAt)) return;
      const { candidateId, positionId, stage } = named;
      const known = new Set(reminders.filter(isIts).map((row) => row.due));
      const added = due.filter((at) => !known.has(at)).map((at) => ({ candidateId, positionId, stage, due: at }));
      draft.write({ reminders: [...reminders, ...added] });
    }),
  takeDue: (now) =>
    found(() => {
      const { reminders } = draft.read();
      const next = reminders.filter(({ due }) => due <= now).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) return undefined;
      const isIts = isSameAppointment(next);
      draft.write({ reminders: reminders.filter((row) => !(isIts(row) && row.due <= now)) });
      const { candidateId, positionId, stage } = next;
      return { candidateId, positionId, stage };
    }),
  oldestDue: (now) =>
    found(() =>
      draft
        .read()
        .reminders.map(({ due }) => due)
        .filter((due) => due <= now)
        .sort((a, b) => a - b)
        .at(0),
    ),
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
