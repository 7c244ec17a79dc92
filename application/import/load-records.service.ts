import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { seconds } from '../../domain/time/duration';
import { minus, type Instant } from '../../domain/time/instant';
import { inOrder, refuse, take } from '../in-order';
import type { ImportId, ImportState, Loaded, NoSuchImport } from './import.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type { Ask } from './ask.service';
import { carryOut, countOf, loadedState, rowsTogether, takeAll, type LoadDependencies } from './carry-out.service';
import { faultsOf, knownPositions } from './check-records.service';
import { preparedFiles, type PreparedFiles } from './prepare-files.service';
import type { RecordFault, Records } from './records.service';
import { rowsOf } from './place-application.service';
import { stepsOf } from './steps.service';

/*
 * A load is checked completely before anything is written. A small one is checked and written in one unit of work. A large one is checked
 * with short reads, stored in pieces, accepted by one short write, and then carried out step by step, with other work in between. If the
 * process dies, the next one continues (service/decisions/005).
 */

/** The records have faults, so none was loaded. */
export interface RecordsRefused {
  readonly _tag: 'RecordsRefused';
  readonly faults: readonly RecordFault[];
}

/** A load's name and its records as text, for the process that continues it. */
export interface LoadOnRecord {
  readonly id: ImportId;
  readonly pieces: () => Iterable<string>;
}

/** Checks records and, if none has a fault, stores them all; answers how many there were of each kind. */
export type Load = (
  records: Records,
  onRecord: LoadOnRecord,
) => TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded>;

/** How often an import being checked signals that it is alive. */
const signalEvery = seconds(10);

const isSmall = (records: Records): boolean => {
  const talk = records.conversations.reduce((sum, { value }) => sum + 1 + value.messages.length, 0);
  const { positions, questionnaires, slots, candidates } = countOf(records);
  const applications = records.candidates.flatMap(({ value }) => value.applications);
  const applied = applications.reduce((sum, { value }) => sum + rowsOf(value), 0);
  return positions + questionnaires + slots / 10 + candidates * 2 + applied + talk <= rowsTogether;
};

const refused = (faults: readonly RecordFault[]): RecordsRefused => ({ _tag: 'RecordsRefused', faults });

/** Checks and writes a load at once. */
const loadSmall =
  (deps: LoadDependencies): Load =>
  (records, { id }) => {
    const { unitOfWork, clock } = deps;
    const load = (prepared: PreparedFiles, ofFiles: readonly RecordFault[]) => (store: Store) =>
      inOrder(function* () {
        const ask: Ask = (question) => question(store);
        const known = yield* take(knownPositions(ask, records));
        const faults = [...ofFiles, ...(yield* take(faultsOf(ask, records, known, clock.now())))];
        if (faults.length > 0 || records.incomplete) return yield* refuse(refused(faults));
        yield* take(takeAll(store, stepsOf(records, known, deps, prepared)));
        yield* take(store.imports.put(id, loadedState(records), clock.now()));
        return countOf(records);
      });
    return pipe(
      preparedFiles(deps, records),
      TE.flatMap(({ files, faults }) => unitOfWork.run(load(files, faults))),
    );
  };

const putAside = (ask: Ask, { id, pieces }: LoadOnRecord) =>
  inOrder(function* () {
    let n = 0;
    for (const piece of pieces()) {
      const at = n;
      yield* take(ask(({ imports }) => imports.keepPiece(id, at, piece)));
      n += 1;
    }
  });

/** Checks and stores a load in short units of work, accepts it in one, then carries it out. */
const loadLarge =
  (deps: LoadDependencies): Load =>
  (records, onRecord) => {
    const { unitOfWork, clock } = deps;
    const { id } = onRecord;
    const put = (state: ImportState): FromStore<undefined> =>
      unitOfWork.run<StoreUnavailable, undefined>(({ imports }) => imports.put(id, state, clock.now()));
    let lastSignal: Instant = clock.now();
    const ask: Ask = (question) =>
      unitOfWork.run((store) => {
        const now = clock.now();
        if (minus(now, signalEvery) < lastSignal) return question(store);
        lastSignal = now;
        return pipe(
          store.imports.put(id, { _tag: 'Checking' }, now),
          TE.flatMap(() => question(store)),
        );
      });
    /** An import sent again after a lost answer may already be running: it is not started twice. */
    const begun = unitOfWork.run(({ imports }) =>
      inOrder(function* () {
        const before = O.toUndefined(yield* take(imports.find(id)))?.state._tag;
        if (before === 'Loading' || before === 'Checking') return yield* refuse({ _tag: 'StoreUnavailable' });
        return yield* take(imports.put(id, { _tag: 'Checking' }, clock.now()));
      }),
    );
    return inOrder(function* () {
      yield* take(begun);
      const stillThere = ask(() => TE.right(undefined));
      const { files, faults: ofFiles } = yield* take(preparedFiles(deps, records, stillThere));
      const known = yield* take(knownPositions(ask, records));
      const faults = [...ofFiles, ...(yield* take(faultsOf(ask, records, known, clock.now())))];
      if (faults.length > 0 || records.incomplete) return yield* refuse(refused(faults));
      const steps = stepsOf(records, known, deps, files);
      yield* take(putAside(ask, onRecord));
      yield* take(put({ _tag: 'Loading', done: 0, total: steps.length }));
      yield* take(carryOut(deps, records, id, steps, 0));
      return countOf(records);
    });
  };

/**
 * Loads positions, slots, candidates and applications. With any fault nothing is loaded, and every fault is reported. New slots in the load
 * count like existing ones. Loading the same records twice changes nothing,
 * unless somebody changed them meanwhile: an application that exists is left as it is; candidates, positions and slots are set back to what the records say.
 */
export const loadRecords =
  (deps: LoadDependencies): Load =>
  (records, onRecord) =>
    (isSmall(records) ? loadSmall : loadLarge)(deps)(records, onRecord);

/** The state of an import. */
export const importState =
  ({ unitOfWork }: Pick<LoadDependencies, 'unitOfWork'>) =>
  (importId: ImportId): TE.TaskEither<NoSuchImport | StoreUnavailable, ImportState> =>
    pipe(
      unitOfWork.run<StoreUnavailable, O.Option<{ readonly state: ImportState }>>(({ imports }) =>
        imports.find(importId),
      ),
      TE.flatMap((found): TE.TaskEither<NoSuchImport, ImportState> =>
        O.isSome(found) ? TE.right(found.value.state) : TE.left({ _tag: 'NoSuchImport', importId }),
      ),
    );

/** Stores the refusal of a load, for a sender who asks after a lost connection. */
export const keepRefusal =
  ({ unitOfWork, clock }: Pick<LoadDependencies, 'unitOfWork' | 'clock'>) =>
  (id: ImportId, faults: readonly string[]): FromStore<undefined> =>
    unitOfWork.run<StoreUnavailable, undefined>(({ imports }) =>
      pipe(
        imports.put(id, { _tag: 'Refused', faults }, clock.now()),
        TE.flatMap(() => imports.dropPieces(id)),
      ),
    );

/** Whether the store is empty, so a demo may be loaded. */
export const isStoreEmpty = ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>): FromStore<boolean> =>
  unitOfWork.run<StoreUnavailable, boolean>(({ provisioning }) => provisioning.isEmpty());
