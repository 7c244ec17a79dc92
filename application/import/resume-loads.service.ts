import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { minutes } from '../../domain/time/duration';
import { minus } from '../../domain/time/instant';
import type { ImportId } from './import.api';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { carryOut, type LoadDependencies } from './carry-out.service';
import { knownPositions } from './check-records.service';
import type { Records } from './records.service';
import { stepsOf } from './steps.service';

/** After this long without a signal, an import has lost its process. */
const deadAfter = minutes(1);

/** Carries out an accepted load from its recorded step to the end. */
const resumeOne =
  (
    deps: LoadDependencies,
    read: (pieces: readonly string[]) => Promise<Records>,
    id: ImportId,
  ): TE.TaskEither<StoreUnavailable, undefined> =>
  async () => {
    const { unitOfWork, clock } = deps;
    const kept = await unitOfWork.run(({ imports }) =>
      pipe(
        imports.pieces(id),
        TE.bindTo('pieces'),
        TE.bind('found', () => imports.find(id)),
      ),
    )();
    if (E.isLeft(kept)) return kept;
    const { pieces, found } = kept.right;
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
  (deps: LoadDependencies, read: (pieces: readonly string[]) => Promise<Records>): FromStore<undefined> =>
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
