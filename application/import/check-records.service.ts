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
import type { Store } from '../ports/unit-of-work';
import type { HeldAppointment } from '../applications/appointments.store';
import type { FromStore } from '../ports/unit-of-work/store';
import { faultsAmong, isBackwards, slotKey } from './faults-among.service';
import { groupsOf } from './groups.service';
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

/** Reads from the store: in the current unit of work or, for large loads, in one unit per question. */
export type Ask = <A>(question: (store: Store) => FromStore<A>) => FromStore<A>;

/** How many questions share a unit of work, which takes a few hundredths of a second. */
const together = 25;

const eachOf = <A, B>(ask: Ask, all: readonly A[], question: (store: Store, one: A) => FromStore<B>) =>
  pipe(
    groupsOf(together)(all),
    TE.traverseSeqArray((some) =>
      ask((store) =>
        pipe(
          some,
          TE.traverseSeqArray((one) => question(store, one)),
        ),
      ),
    ),
    TE.map(RA.flatten),
  );

const applicationsOf = ({ candidates }: Records) => candidates.flatMap(({ value }) => value.applications);

/** The positions in the records, and the stored ones they refer to. */
export const knownPositions = (ask: Ask, records: Records): FromStore<KnownPositions> => {
  const given = new Map(records.positions.map(({ value }) => [value.positionId, value]));
  const meant = new Set([...records.slots, ...applicationsOf(records)].map(({ value }) => value.positionId));
  return pipe(
    eachOf(
      ask,
      [...meant].filter((id) => !given.has(id)),
      (store, id) => store.positions.withId(id),
    ),
    TE.map((found) => new Map([...given, ...RA.compact(found).map((one) => [one.positionId, one] as const)])),
  );
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

  const placesLeft = (
    store: Store,
    key: string,
    { positionId }: Position,
    held: HeldAppointment,
  ): FromStore<number> => {
    const counted = left.get(key);
    if (counted !== undefined) return TE.right(counted);
    return pipe(
      store.slots.places(positionId, held.kind, held.slot),
      TE.map((there) => {
        const capacity = offered.get(key)?.capacity ?? there.capacity;
        // -1: there is no such slot; 0: it is full.
        return capacity === 0 ? -1 : Math.max(0, capacity - there.held);
      }),
      TE.tapIO((n) => () => {
        left.set(key, n);
      }),
    );
  };

  const bookingFaults = (
    store: Store,
    position: Position,
    given: NewApplication,
    stage: Stage,
    slot: Slot,
    isKept: boolean,
  ): FromStore<readonly RecordReason[]> => {
    const held = appointmentAt(position, given, stage, slot);
    if ('_tag' in held) return TE.right([held]);
    const key = slotKey({ positionId: position.positionId, kind: held.kind, slot, capacity: 0 });
    return pipe(
      placesLeft(store, key, position, held),
      TE.map((places) => {
        if (places < 0) return [{ _tag: 'UnknownSlot', stage, slot }];
        if (places === 0) return [{ _tag: 'SlotFull', stage, slot }];
        if (isKept) left.set(key, places - 1);
        return [];
      }),
    );
  };

  const faultsOf = (
    store: Store,
    { candidate }: CandidateRecord,
    id: CandidateId | undefined,
    given: NewApplication,
  ): FromStore<readonly RecordReason[]> => {
    const position = known.get(given.positionId);
    if (position === undefined) return TE.right([]);
    if (given.communityId !== undefined && given.communityId !== position.communityId)
      return TE.right([{ _tag: 'OtherCommunity', expected: position.communityId, found: given.communityId }]);
    const booked = bookedBy(given);
    const own = `${candidate?.email ?? ''} ${position.positionId}`;
    if (booked.length === 0 || (candidate !== undefined && placed.has(own))) {
      if (candidate !== undefined) placed.add(own);
      return TE.right([]);
    }
    return pipe(
      id === undefined ? TE.right(O.none) : store.applications.find(id, position.positionId),
      TE.flatMap((there: O.Option<unknown>) =>
        O.isSome(there)
          ? TE.right<never, readonly RecordReason[]>([])
          : pipe(
              booked,
              TE.traverseSeqArray(({ stage, slot }) =>
                bookingFaults(store, position, given, stage, slot, candidate !== undefined),
              ),
              TE.map(RA.flatten),
            ),
      ),
      TE.tapIO((faults) => () => {
        if (candidate !== undefined && faults.length === 0) placed.add(own);
      }),
    );
  };

  return pipe(
    // Candidates without an appointment need no read.
    eachOf(ask, records.candidates, (store, { value }) =>
      pipe(
        value.candidate === undefined || value.applications.every((one) => bookedBy(one.value).length === 0)
          ? TE.right(O.none)
          : store.candidates.withEmail(value.candidate.email),
        TE.flatMap((there) =>
          pipe(
            value.applications,
            TE.traverseSeqArray((one) =>
              pipe(
                faultsOf(store, value, O.isSome(there) ? there.value.id : undefined, one.value),
                TE.map((reasons): readonly RecordFault[] => reasons.map((reason) => ({ at: one.at, reason }))),
              ),
            ),
            TE.map(RA.flatten),
          ),
        ),
      ),
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
      pipe(
        store.candidates.withEmail(email),
        TE.flatMap((candidate): FromStore<O.Option<unknown>> =>
          O.isNone(candidate) ? TE.right(O.none) : store.applications.find(candidate.value.id, positionId),
        ),
        TE.map((found): readonly RecordFault[] =>
          O.isSome(found) ? [] : [{ at, reason: { _tag: 'UnknownApplication', email, positionId } }],
        ),
      ),
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
  pipe(
    unknownQuestionnaires(ask, records),
    TE.bindTo('unknown'),
    TE.bind('placing', () => placementsOf(ask, records, known)),
    TE.bind('talking', () => unknownApplications(ask, records)),
    TE.map(({ unknown, placing, talking }) => [
      ...faultsAmong(records),
      ...spansAmong(records, now),
      ...unknown,
      ...unknownPositions(records, known),
      ...placing,
      ...talking,
    ]),
  );
