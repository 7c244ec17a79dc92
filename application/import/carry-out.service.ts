import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { inOrder, refuse, take } from '../in-order';
import type { ImportId, ImportState, Loaded } from './import.api';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type { Records } from './records.service';
import type { FileDependencies } from './prepare-files.service';
import { nextSteps, type LoadStep } from './steps.service';

/** What a load needs from the world. */
export type LoadDependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock'> & FileDependencies;

/** Rows per unit of work: a tenth of a second on the embedded store, during which everybody else waits. */
export const rowsTogether = 60;

/** How many there are of each kind. */
export const countOf = ({ positions, questionnaires, slots, candidates }: Records): Loaded => ({
  positions: positions.length,
  questionnaires: questionnaires.length,
  slots: slots.length,
  candidates: candidates.length,
  applications: candidates.reduce((sum, { value }) => sum + value.applications.length, 0),
});

/** Takes steps one after the other. */
export const takeAll = (store: Store, steps: readonly LoadStep[]): FromStore<unknown> =>
  pipe(
    steps,
    TE.traverseSeqArray((step) => step.take(store)),
  );

/** The state of a load that was carried out. */
export const loadedState = (records: Records): ImportState => ({ _tag: 'Loaded', loaded: countOf(records) });

/** Carries a load out from its recorded step to the end, unless another process has taken it over. */
export const carryOut = (
  { unitOfWork, clock }: Pick<LoadDependencies, 'unitOfWork' | 'clock'>,
  records: Records,
  id: ImportId,
  steps: readonly LoadStep[],
  begun: number,
): FromStore<undefined> =>
  inOrder(function* () {
    for (let done = begun; done < steps.length;) {
      const from = done;
      const now = nextSteps(steps, from, rowsTogether);
      const to = from + now.length;
      const advanced = (store: Store) =>
        inOrder(function* () {
          const mine = yield* take(store.imports.advance(id, from, to, clock.now()));
          if (mine) yield* take(takeAll(store, now));
          return mine;
        });
      if (!(yield* take(unitOfWork.run(advanced)))) return yield* refuse({ _tag: 'StoreUnavailable' });
      done = to;
    }
    return yield* take(
      unitOfWork.run(({ imports }) =>
        pipe(
          imports.put(id, loadedState(records), clock.now()),
          TE.flatMap(() => imports.dropPieces(id)),
        ),
      ),
    );
  });
