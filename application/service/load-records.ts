import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { PositionId } from '../../domain/positions/ids';
import type { Position } from '../../domain/positions/position';
import type { Instant } from '../../domain/time/instant';
import { defaultZone } from '../../domain/time/time-zone';
import { dateIn } from '../../domain/time/zoned';
import type { Loaded } from '../ports/operator';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';
import { faultsAmong, isBackwards, slotKey } from './records/faults-among';
import { placeApplication } from './records/place-application';
import { spanFaults } from './records/span-faults';
import type { CandidateRecord, Located, NewApplication, NewSlot, RecordFault, Records } from './records/records';

/** Something is wrong with the records, so none was loaded. */
export interface RecordsRefused {
  readonly _tag: 'RecordsRefused';
  readonly faults: readonly RecordFault[];
}

type KnownPositions = ReadonlyMap<PositionId, Position>;

const applicationsOf = ({ candidates }: Records) => candidates.flatMap(({ value }) => value.applications);

/** The positions handed over, and those in the store that the records mean. */
const knownPositions = (store: Store, records: Records): FromStore<KnownPositions> => {
  const given = new Map(records.positions.map(({ value }) => [value.positionId, value]));
  const meant = new Set([...records.slots, ...applicationsOf(records)].map(({ value }) => value.positionId));
  return pipe(
    [...meant].filter((id) => !given.has(id)),
    TE.traverseSeqArray((id) => store.positions.withId(id)),
    TE.map((found) => new Map([...given, ...RA.compact(found).map((one) => [one.positionId, one] as const)])),
  );
};

/** The questionnaires of positions that neither these records nor the store have. */
const unknownQuestionnaires = (store: Store, records: Records): FromStore<readonly RecordFault[]> => {
  const given = new Set(records.questionnaires.map(({ value }) => value.questionnaire.id));
  const meant = records.positions.flatMap(({ at, value: { questionnaireId } }) =>
    questionnaireId === undefined || given.has(questionnaireId) ? [] : [{ at, questionnaireId }],
  );
  return pipe(
    records.unreadableQuestionnaires ? [] : meant,
    TE.traverseSeqArray(({ at, questionnaireId }) =>
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

/** What can be written at all: of a slot that is told twice the first, and none that ends before it begins. */
const writable = (slots: readonly Located<NewSlot>[], known: KnownPositions): readonly NewSlot[] => {
  const once = new Map<string, NewSlot>();
  for (const { value } of slots)
    if (known.has(value.positionId) && !isBackwards(value.slot) && !once.has(slotKey(value)))
      once.set(slotKey(value), value);
  return [...once.values()];
};

/** Grouped by position and kind, so that sixty days of a position are one write. */
const putSlots = (store: Store, slots: readonly NewSlot[]): FromStore<unknown> => {
  const groups = new Map<string, { readonly first: NewSlot; readonly all: NewSlot[] }>();
  for (const slot of slots) {
    const name = `${slot.positionId} ${slot.kind}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { first: slot, all: [slot] });
    else group.all.push(slot);
  }
  return pipe(
    [...groups.values()],
    TE.traverseSeqArray(({ first, all }) =>
      store.provisioning.putSlots(
        first.positionId,
        first.kind,
        all.map(({ slot, capacity }) => ({ slot, capacity })),
      ),
    ),
  );
};

const placeAll =
  (store: Store, known: KnownPositions, applications: readonly Located<NewApplication>[]) =>
  (candidateId: CandidateId | undefined): FromStore<readonly RecordFault[]> =>
    pipe(
      applications,
      TE.traverseSeqArray(({ at, value }) => {
        const position = known.get(value.positionId);
        if (position === undefined) return TE.right<StoreUnavailable, readonly RecordFault[]>([]);
        return pipe(
          placeApplication(store, candidateId)(position, value),
          TE.map((reasons) => reasons.map((reason) => ({ at, reason }))),
        );
      }),
      TE.map(RA.flatten),
    );

const putCandidate =
  (store: Store, known: KnownPositions) =>
  ({ value: { candidate, applications } }: Located<CandidateRecord>): FromStore<readonly RecordFault[]> => {
    const id: FromStore<CandidateId | undefined> =
      candidate === undefined
        ? TE.right(undefined)
        : pipe(
            store.provisioning.putCandidate(candidate),
            // What the provider hands over is for the owner of the address, and for nobody who only signed up with it (decisions/002).
            TE.tap((known) => store.sessions.closeUnproven(known)),
          );
    return pipe(id, TE.flatMap(placeAll(store, known, applications)));
  };

/** Without a calendar for this instant nothing lies in its future. */
const spansAmong = ({ candidates }: Records, now: Instant): readonly RecordFault[] => {
  const today = dateIn(now, defaultZone);
  return O.isNone(today) ? [] : spanFaults(candidates, today.value);
};

/**
 * Loads positions, slots, candidates and applications in one unit of work: one fault and nothing is loaded, and every fault is
 * named. It writes first and asks the store then, so that a slot of this very load and one that was there count alike.
 * The same records twice change nothing.
 */
export const loadRecords =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (records: Records): TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded> =>
    unitOfWork.run<RecordsRefused | StoreUnavailable, Loaded>((store) =>
      pipe(
        knownPositions(store, records),
        TE.bindTo('known'),
        TE.bind('unknown', () => unknownQuestionnaires(store, records)),
        TE.tap(() =>
          pipe(
            records.questionnaires,
            TE.traverseSeqArray(({ value }) => store.provisioning.putQuestionnaire(value)),
          ),
        ),
        TE.tap(() =>
          pipe(
            records.positions,
            TE.traverseSeqArray(({ value }) => store.provisioning.putPosition(value)),
          ),
        ),
        TE.tap(({ known }) => putSlots(store, writable(records.slots, known))),
        TE.bind('placing', ({ known }) => pipe(records.candidates, TE.traverseSeqArray(putCandidate(store, known)))),
        TE.flatMap(({ known, unknown, placing }): TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded> => {
          const faults = [
            ...faultsAmong(records),
            ...spansAmong(records, clock.now()),
            ...unknown,
            ...unknownPositions(records, known),
            ...RA.flatten(placing),
          ];
          if (faults.length > 0 || records.incomplete) return TE.left({ _tag: 'RecordsRefused', faults });
          const { positions, questionnaires, slots, candidates } = records;
          return TE.right({
            positions: positions.length,
            questionnaires: questionnaires.length,
            slots: slots.length,
            candidates: candidates.length,
            applications: applicationsOf(records).length,
          });
        }),
      ),
    );

/** Whether nothing was ever loaded: then a demo may be. */
export const isStoreEmpty = ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>): FromStore<boolean> =>
  unitOfWork.run<StoreUnavailable, boolean>(({ provisioning }) => provisioning.isEmpty());
