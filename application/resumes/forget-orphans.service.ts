import * as O from 'fp-ts/Option';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** Whether a resume, a recorded answer or a message uses the file. */
export const isUsed = ({ resumes, recordedAnswers, chat }: Store, ref: FileRef): FromStore<boolean> =>
  inOrder(function* () {
    if (yield* take(resumes.isGiven(ref))) return true;
    if (O.isSome(yield* take(recordedAnswers.kindOf(ref)))) return true;
    return O.isSome(yield* take(chat.attachment(ref)));
  });

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
    for (const ref of yield* take(files.keptBefore(plus(clock.now(), -orphanAfter))))
      if (yield* take(removeUnlessUsed({ files, unitOfWork }, ref))) removed += 1;
    return removed;
  });
