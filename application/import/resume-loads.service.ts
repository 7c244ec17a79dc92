import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { minutes } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import { inOrder, refuse, take } from '../in-order';
import type { ImportId } from './import.api';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { carryOut, type LoadDependencies } from './carry-out.service';
import { knownPositions } from './check-records.service';
import { preparedFiles } from './prepare-files.service';
import type { Records } from './records.service';
import { stepsOf } from './steps.service';

/** What carrying a load on needs from the world. */
export type ResumeLoadsDependencies = LoadDependencies & Pick<ServiceDependencies, 'reporter'>;

/** After this long without a signal, an import has lost its process. */
const deadAfter = minutes(1);

/**
 * Carries out an accepted load from its recorded step to the end. One whose files are gone stays as it is: it goes on once they are sent again, and
 * nobody gets an application without the resume or the recorded answers.
 */
const resumeOne = (
  deps: ResumeLoadsDependencies,
  read: (pieces: readonly string[]) => Promise<Records>,
  id: ImportId,
): FromStore<undefined> =>
  inOrder(function* () {
    const { unitOfWork, clock } = deps;
    const { pieces, found } = yield* take(
      unitOfWork.run(({ imports }) =>
        inOrder(function* () {
          return { pieces: yield* take(imports.pieces(id)), found: yield* take(imports.find(id)) };
        }),
      ),
    );
    if (O.isNone(found) || found.value.state._tag !== 'Loading') return undefined;
    const { done } = found.value.state;
    /** Looking at thousands of files takes minutes: to other processes this one is alive. */
    const alive = unitOfWork.run(({ imports }) => imports.advance(id, done, done, clock.now()));
    const records = yield* take(TE.fromTask(() => read(pieces)));
    const known = yield* take(knownPositions((question) => unitOfWork.run(question), records));
    const { files, faults } = yield* take(preparedFiles(deps, records, alive));
    if (faults.length > 0) {
      deps.reporter.report('import-waits', { import: id, files: faults.length });
      return yield* refuse({ _tag: 'StoreUnavailable' });
    }
    const steps = stepsOf(records, known, deps, files);
    return yield* take(carryOut(deps, records, id, steps, done));
  });

/**
 * Cleans up after dead processes: accepted loads are carried out, unchecked ones are deleted. A load that fails keeps its state and never holds up the
 * next. `read` turns pieces into records.
 */
export const resumeLoads =
  (deps: ResumeLoadsDependencies, read: (pieces: readonly string[]) => Promise<Records>): FromStore<undefined> =>
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
