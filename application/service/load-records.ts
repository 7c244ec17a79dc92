import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { minutes, seconds } from '../../domain/time/duration';
import { minus, type Instant } from '../../domain/time/instant';
import type { ImportId, ImportState, Loaded, NoSuchImport } from '../ports/operator';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from './dependencies';
import { faultsOf, knownPositions, type Ask } from './records/check-records';
import type { RecordFault, Records } from './records/records';
import { nextSteps, stepsOf, type LoadStep } from './records/steps';

/*
 * A load is checked completely before anything is written. A small one is checked and written in one unit of work. A large one is checked
 * with short reads, stored in pieces, accepted by one short write, and then carried out step by step, with other work in between. If the
 * process dies, the next one continues (decisions/005).
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

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock'>;

/** Rows per unit of work: a tenth of a second on the embedded store, during which everybody else waits. */
const rowsTogether = 60;

/** How often an import being checked signals that it is alive. */
const signalEvery = seconds(10);

/** After this long without a signal, an import has lost its process. */
const deadAfter = minutes(1);

const countOf = ({ positions, questionnaires, slots, candidates }: Records): Loaded => ({
  positions: positions.length,
  questionnaires: questionnaires.length,
  slots: slots.length,
  candidates: candidates.length,
  applications: candidates.reduce((sum, { value }) => sum + value.applications.length, 0),
});

const isSmall = (records: Records): boolean => {
  const talk = records.conversations.reduce((sum, { value }) => sum + 1 + value.messages.length, 0);
  const { positions, questionnaires, slots, candidates, applications } = countOf(records);
  return positions + questionnaires + slots / 10 + candidates * 2 + applications * 2 + talk <= rowsTogether;
};

const takeAll = (store: Store, steps: readonly LoadStep[]): FromStore<unknown> =>
  pipe(
    steps,
    TE.traverseSeqArray((step) => step.take(store)),
  );

const refused = (faults: readonly RecordFault[]): RecordsRefused => ({ _tag: 'RecordsRefused', faults });

const loadedState = (records: Records): ImportState => ({ _tag: 'Loaded', loaded: countOf(records) });

/** Checks and writes a load at once. */
const loadSmall =
  ({ unitOfWork, clock }: Dependencies): Load =>
  (records, { id }) =>
    unitOfWork.run<RecordsRefused | StoreUnavailable, Loaded>((store) => {
      const ask: Ask = (question) => question(store);
      return pipe(
        knownPositions(ask, records),
        TE.bindTo('known'),
        TE.bind('faults', ({ known }) => faultsOf(ask, records, known, clock.now())),
        TE.flatMap(({ known, faults }): TE.TaskEither<RecordsRefused | StoreUnavailable, unknown> =>
          faults.length > 0 || records.incomplete
            ? TE.left(refused(faults))
            : takeAll(store, stepsOf(records, known, clock)),
        ),
        TE.tap(() => store.imports.put(id, loadedState(records), clock.now())),
        TE.map(() => countOf(records)),
      );
    });

const putAside =
  (ask: Ask, { id, pieces }: LoadOnRecord): FromStore<undefined> =>
  async () => {
    let n = 0;
    for (const piece of pieces()) {
      const at = n;
      const kept = await ask(({ imports }) => imports.keepPiece(id, at, piece))();
      if (E.isLeft(kept)) return kept;
      n += 1;
    }
    return E.right(undefined);
  };

/** Carries a load out from its recorded step to the end, unless another process has taken it over. */
const carryOut =
  (
    { unitOfWork, clock }: Dependencies,
    records: Records,
    id: ImportId,
    steps: readonly LoadStep[],
    begun: number,
  ): FromStore<undefined> =>
  async () => {
    for (let done = begun; done < steps.length;) {
      const from = done;
      const now = nextSteps(steps, from, rowsTogether);
      const to = from + now.length;
      const taken = await unitOfWork.run<StoreUnavailable, boolean>((store) =>
        pipe(
          store.imports.advance(id, from, to, clock.now()),
          TE.tap((mine): FromStore<unknown> => (mine ? takeAll(store, now) : TE.right(undefined))),
        ),
      )();
      if (E.isLeft(taken)) return taken;
      if (!taken.right) return E.left({ _tag: 'StoreUnavailable' });
      done = to;
    }
    return unitOfWork.run<StoreUnavailable, undefined>(({ imports }) =>
      pipe(
        imports.put(id, loadedState(records), clock.now()),
        TE.flatMap(() => imports.dropPieces(id)),
      ),
    )();
  };

/** Checks and stores a load in short units of work, accepts it in one, then carries it out. */
const loadLarge =
  (deps: Dependencies): Load =>
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
    const begun = unitOfWork.run<StoreUnavailable, undefined>(({ imports }) =>
      pipe(
        imports.find(id),
        TE.flatMap((found) =>
          O.isSome(found) && (found.value.state._tag === 'Loading' || found.value.state._tag === 'Checking')
            ? TE.left<StoreUnavailable, undefined>({ _tag: 'StoreUnavailable' })
            : imports.put(id, { _tag: 'Checking' }, clock.now()),
        ),
      ),
    );
    return pipe(
      begun,
      TE.flatMap(() => knownPositions(ask, records)),
      TE.bindTo('known'),
      TE.bind('faults', ({ known }) => faultsOf(ask, records, known, clock.now())),
      TE.flatMap(({ known, faults }): TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded> => {
        if (faults.length > 0 || records.incomplete) return TE.left(refused(faults));
        const steps = stepsOf(records, known, clock);
        return pipe(
          putAside(ask, onRecord),
          TE.flatMap(() => put({ _tag: 'Loading', done: 0, total: steps.length })),
          TE.flatMap(() => carryOut(deps, records, id, steps, 0)),
          TE.map(() => countOf(records)),
        );
      }),
    );
  };

/**
 * Loads positions, slots, candidates and applications. With any fault nothing is loaded, and every fault is reported. New slots in the load
 * count like existing ones. Loading the same records twice changes nothing.
 */
export const loadRecords =
  (deps: Dependencies): Load =>
  (records, onRecord) =>
    (isSmall(records) ? loadSmall : loadLarge)(deps)(records, onRecord);

/** The state of an import. */
export const importState =
  ({ unitOfWork }: Dependencies) =>
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
  ({ unitOfWork, clock }: Dependencies) =>
  (id: ImportId, faults: readonly string[]): FromStore<undefined> =>
    unitOfWork.run<StoreUnavailable, undefined>(({ imports }) =>
      pipe(
        imports.put(id, { _tag: 'Refused', faults }, clock.now()),
        TE.flatMap(() => imports.dropPieces(id)),
      ),
    );

/** Carries out an accepted load from its recorded step to the end. */
const resumeOne =
  (
    deps: Dependencies,
    read: (pieces: readonly string[]) => Promise<Records>,
    id: ImportId,
  ): TE.TaskEither<StoreUnavailable, undefined> =>
  async () => {
    const { unitOfWork, clock } = deps;
    const kept = await unitOfWork.run<
      StoreUnavailable,
      readonly [readonly string[], O.Option<{ readonly state: ImportState }>]
    >(({ imports }) =>
      pipe(
        imports.pieces(id),
        TE.flatMap((pieces) =>
          pipe(
            imports.find(id),
            TE.map((found) => [pieces, found] as const),
          ),
        ),
      ),
    )();
    if (E.isLeft(kept)) return kept;
    const [pieces, found] = kept.right;
    if (O.isNone(found) || found.value.state._tag !== 'Loading') return E.right(undefined);
    const records = await read(pieces);
    const known = await knownPositions((question) => unitOfWork.run(question), records)();
    if (E.isLeft(known)) return known;
    return carryOut(deps, records, id, stepsOf(records, known.right, clock), found.value.state.done)();
  };

/**
 * Cleans up after dead processes: accepted loads are carried out, unchecked ones are deleted. A load that fails keeps its state and never holds up the
 * next. `read` turns pieces into records.
 */
export const resumeLoads =
  (deps: Dependencies, read: (pieces: readonly string[]) => Promise<Records>): FromStore<undefined> =>
  async () => {
    const { unitOfWork, clock } = deps;
    const before = minus(clock.now(), deadAfter);
    const left = await unitOfWork.run<StoreUnavailable, readonly ImportId[]>(({ imports }) =>
      pipe(
        imports.forgetUnchecked(before),
        TE.flatMap(() => imports.stalled(before)),
      ),
    )();
    if (E.isLeft(left)) return left;
    let outcome: E.Either<StoreUnavailable, undefined> = E.right(undefined);
    for (const id of left.right) {
      const one = await resumeOne(deps, read, id)();
      if (E.isLeft(one)) outcome = one;
    }
    return outcome;
  };

/** Whether the store is empty, so a demo may be loaded. */
export const isStoreEmpty = ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>): FromStore<boolean> =>
  unitOfWork.run<StoreUnavailable, boolean>(({ provisioning }) => provisioning.isEmpty());
