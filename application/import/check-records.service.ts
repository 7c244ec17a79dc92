import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Stage } from '../../domain/positions/kinds';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import type { Slot } from '../../domain/positions/slot';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import { dateIn } from '../../domain/time/zoned';
import { inOrder, take } from '../in-order';
import type { Store } from '../ports/unit-of-work';
import type { HeldAppointment } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { eachOf, type Ask } from './ask.service';
import { answerFaults } from './check-answers.service';
import { faultsAmong, isBackwards, slotKey } from './faults-among.service';
import { appointmentAt, stages } from './place-application.service';
import type {
  CandidateRecord,
  Located,
  NewApplication,
  NewSlot,
  RecordFault,
  RecordReason,
  Records,
} from './records.service';
import { spanFaults } from './span-faults.service';

/** Positions by their ids; what the records say of one wins over what is stored. */
export type KnownPositions = ReadonlyMap<PositionId, Position>;

const applicationsOf = ({ candidates }: Records) => candidates.flatMap(({ value }) => value.applications);

/** The positions in the records, and the stored ones they refer to. */
export const knownPositions = (ask: Ask, records: Records): FromStore<KnownPositions> => {
  const given = new Map(records.positions.map(({ value }) => [value.positionId, value]));
  const meant = new Set([...records.slots, ...applicationsOf(records)].map(({ value }) => value.positionId));
  return inOrder(function* () {
    const missing = [...meant].filter((id) => !given.has(id));
    const stored = RA.compact(yield* take(eachOf(ask, missing, (store, id) => store.positions.withId(id))));
    return new Map([...given, ...stored.map((one) => [one.positionId, one] as const)]);
  });
};

/** Questionnaires that positions refer to but neither these records nor the store have. */
const unknownQuestionnaires = (ask: Ask, records: Records): FromStore<readonly RecordFault[]> => {
  const given = new Set(records.questionnaires.map(({ value }) => value.questionnaire.id));
  const meant = records.positions.flatMap(({ at, value: { questionnaireId } }) =>
    questionnaireId === undefined || given.has(questionnaireId) ? [] : [{ at, questionnaireId }],
  );
  return pipe(
    eachOf(ask, records.unreadableQuestionnaires ? [] : meant, (store, { at, questionnaireId }) =>
      pipe(
        store.questionnaires.withId(questionnaireId),
        TE.map((found): readonly RecordFault[] =>
          O.isSome(found) ? [] : [{ at, reason: { _tag: 'UnknownQuestionnaire', questionnaireId } }],
        ),
      ),
    ),
    TE.map(RA.flatten),
  );
};

const unknownPositions = (records: Records, known: KnownPositions): readonly RecordFault[] =>
  [...records.slots, ...applicationsOf(records)]
    .filter(({ value }) => !known.has(value.positionId) && !records.unreadablePositions.includes(value.positionId))
    .map(({ at, value }) => ({ at, reason: { _tag: 'UnknownPosition', positionId: value.positionId } }));

/** The slots that can be written: the first of duplicates, and none that ends before it begins. */
export const writable = (slots: readonly Located<NewSlot>[], known: KnownPositions): ReadonlyMap<string, NewSlot> => {
  const once = new Map<string, NewSlot>();
  for (const { value } of slots)
    if (known.has(value.positionId) && !isBackwards(value.slot) && !once.has(slotKey(value)))
      once.set(slotKey(value), value);
  return once;
};

/** Without a date for this instant, nothing is in the future. */
const spansAmong = ({ candidates }: Records, now: Instant): readonly RecordFault[] => {
  const today = dateIn(now, defaultZone);
  return O.isNone(today) ? [] : spanFaults(candidates, today.value);
};

/** An appointment of an application with a history was booked once, whatever is offered now. */
const stands = ({ _tag }: RecordReason, { carried }: NewApplication): boolean =>
  carried.history.length === 0 || (_tag !== 'UnknownSlot' && _tag !== 'SlotFull');

const bookedBy = ({ booked }: NewApplication): readonly { readonly stage: Stage; readonly slot: Slot }[] =>
  stages.flatMap((stage) => {
    const slot = booked[stage];
    return slot === undefined ? [] : [{ stage, slot }];
  });

/** Checks every candidate's applications in the order of the files: first come, first served. */
const placementsOf = (ask: Ask, records: Records, known: KnownPositions): FromStore<readonly RecordFault[]> => {
  const offered = writable(records.slots, known);
  const left = new Map<string, number>();
  const placed = new Set<string>();

  const placesLeft = (store: Store, key: string, { positionId }: Position, held: HeldAppointment) =>
    inOrder(function* () {
      const counted = left.get(key);
      if (counted !== undefined) return counted;
      const there = yield* take(store.slots.places(positionId, held.kind, held.slot));
      const capacity = offered.get(key)?.capacity ?? there.capacity;
      // -1: there is no such slot; 0: it is full.
      const places = capacity === 0 ? -1 : Math.max(0, capacity - there.held);
      left.set(key, places);
      return places;
    });

  const bookingFaults = (
    store: Store,
    position: Position,
    given: NewApplication,
    stage: Stage,
    slot: Slot,
    isKept: boolean,
  ): FromStore<readonly RecordReason[]> =>
    inOrder(function* () {
      const held = appointmentAt(position, given, stage, slot);
      if ('_tag' in held) return [held];
      const key = slotKey({ positionId: position.positionId, kind: held.kind, slot, capacity: 0 });
      const places = yield* take(placesLeft(store, key, position, held));
      if (places < 0) return [{ _tag: 'UnknownSlot', stage, slot }];
      if (places === 0) return [{ _tag: 'SlotFull', stage, slot }];
      if (isKept) left.set(key, places - 1);
      return [];
    });

  const faultsOf = (
    store: Store,
    { candidate }: CandidateRecord,
    id: CandidateId | undefined,
    given: NewApplication,
  ): FromStore<readonly RecordReason[]> =>
    inOrder(function* () {
      const position = known.get(given.positionId);
      if (position === undefined) return [];
      if (given.communityId !== undefined && given.communityId !== position.communityId)
        return [{ _tag: 'OtherCommunity', expected: position.communityId, found: given.communityId }];
      const booked = bookedBy(given);
      const isKept = candidate !== undefined;
      const own = `${candidate?.email ?? ''} ${position.positionId}`;
      const faults: RecordReason[] = [];
      if (booked.length > 0 && !(isKept && placed.has(own))) {
        const there = id === undefined ? O.none : yield* take(store.applications.find(id, position.positionId));
        if (O.isNone(there))
          for (const { stage, slot } of booked) {
            const found = yield* take(bookingFaults(store, position, given, stage, slot, isKept));
            faults.push(...found.filter((one) => stands(one, given)));
          }
      }
      if (isKept && faults.length === 0) placed.add(own);
      return faults;
    });

  // Candidates without an appointment need no read.
  const find = ({ candidates }: Store, { candidate, applications }: CandidateRecord) =>
    candidate === undefined || applications.every(({ value }) => bookedBy(value).length === 0)
      ? TE.right(O.none)
      : candidates.withEmail(candidate.email);

  return pipe(
    eachOf(ask, records.candidates, (store, { value }) =>
      inOrder(function* () {
        const there = O.toUndefined(yield* take(find(store, value)));
        const faults: RecordFault[] = [];
        for (const { at, value: given } of value.applications) {
          const reasons = yield* take(faultsOf(store, value, there?.id, given));
          faults.push(...reasons.map((reason) => ({ at, reason })));
        }
        return faults;
      }),
    ),
    TE.map(RA.flatten),
  );
};

/** Conversations without an application, here or in the store. */
const unknownApplications = (ask: Ask, records: Records): FromStore<readonly RecordFault[]> => {
  const given = new Set(
    records.candidates.flatMap(({ value }) =>
      value.applications.map((one) => `${value.candidate?.email ?? ''} ${one.value.positionId}`),
    ),
  );
  const meant = records.hasUnreadableCandidates
    ? []
    : records.conversations.filter(({ value }) => !given.has(`${value.email} ${value.positionId}`));
  return pipe(
    eachOf(ask, meant, (store, { at, value: { email, positionId } }) =>
      inOrder(function* () {
        const candidate = yield* take(store.candidates.withEmail(email));
        const isKnown =
          O.isSome(candidate) && O.isSome(yield* take(store.applications.find(candidate.value.id, positionId)));
        const fault: RecordFault = { at, reason: { _tag: 'UnknownApplication', email, positionId } };
        return isKnown ? [] : [fault];
      }),
    ),
    TE.map(RA.flatten),
  );
};

/** Every fault in the records, on their own and compared with the store. Nothing is written. */
export const faultsOf = (
  ask: Ask,
  records: Records,
  known: KnownPositions,
  now: Instant,
): FromStore<readonly RecordFault[]> =>
  inOrder(function* () {
    const unknown = yield* take(unknownQuestionnaires(ask, records));
    const placing = yield* take(placementsOf(ask, records, known));
    const recorded = yield* take(answerFaults(ask, records, known));
    const talking = yield* take(unknownApplications(ask, records));
    return [
      ...faultsAmong(records, now),
      ...spansAmong(records, now),
      ...unknown,
      ...unknownPositions(records, known),
      ...placing,
      ...recorded,
      ...talking,
    ];
  });
