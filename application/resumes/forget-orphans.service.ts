import { chunksOf } from 'fp-ts/Array';
import * as TE from 'fp-ts/TaskEither';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** Whether a resume, a recorded answer or a message uses the file. */
export const isUsed = ({ usedFiles }: Pick<Store, 'usedFiles'>, ref: FileRef): FromStore<boolean> =>
  TE.map((used: readonly FileRef[]) => used.length > 0)(usedFiles.among([ref]));

/** Deletes a stored file unless something uses it. Answers whether it did. */
export const removeUnlessUsed = (
  { files, unitOfWork }: Pick<ServiceDependencies, 'files' | 'unitOfWork'>,
  ref: FileRef,
): FromStore<boolean> =>
  unitOfWork.run((store) =>
    inOrder(function* () {
      yield* take(store.recordedAnswers.lockFile(ref));
      if (yield* take(isUsed(store, ref))) return false;
      yield* take(files.remove(ref));
      return true;
    }),
  );

/** What is stored and used is so within minutes of its last byte; a day is far beyond. */
const orphanAfter = hours(24);

/** Files the store is asked about at a time: it looks them up in a few milliseconds. */
const askedAtATime = 500;

/**
 * Deletes stored files that nothing uses: a take that was replaced while the portal was killed, a copy whose message was never written. Reads every
 * file's name once, so it is for once a day. Answers how many there were.
 */
export const forgetOrphans = ({
  files,
  clock,
  unitOfWork,
}: Pick<ServiceDependencies, 'files' | 'clock' | 'unitOfWork'>): FromStore<number> =>
  inOrder(function* () {
    let removed = 0;
    // Asked each time it runs: the portal keeps this work and runs it once a day.
    const kept = yield* take(files.keptBefore(plus(clock.now(), -orphanAfter)));
    for (const some of chunksOf(askedAtATime)([...kept])) {
      const used = new Set(yield* take(unitOfWork.run(({ usedFiles }) => usedFiles.among(some))));
      for (const ref of some)
        if (!used.has(ref) && (yield* take(removeUnlessUsed({ files, unitOfWork }, ref)))) removed += 1;
    }
    return removed;
  });
