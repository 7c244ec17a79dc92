import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

/** Whether a resume, a recorded answer or a message uses the file. */
export const isUsed = ({ resumes, recordedAnswers, chat }: Store, ref: FileRef): FromStore<boolean> =>
  pipe(
    resumes.isGiven(ref),
    TE.flatMap((given) => (given ? TE.right(true) : pipe(recordedAnswers.kindOf(ref), TE.map(O.isSome)))),
    TE.flatMap((given) => (given ? TE.right(true) : pipe(chat.attachment(ref), TE.map(O.isSome)))),
  );

/** Deletes a stored file unless something uses it. Answers whether it did. */
export const removeUnlessUsed = (
  { files, unitOfWork }: Pick<ServiceDependencies, 'files' | 'unitOfWork'>,
  ref: FileRef,
): FromStore<boolean> =>
  unitOfWork.run<StoreUnavailable, boolean>((store) =>
    pipe(
      store.recordedAnswers.lockFile(ref),
      TE.flatMap(() => isUsed(store, ref)),
      TE.tap((used) => (used ? TE.right(undefined) : files.remove(ref))),
      TE.map((used) => !used),
    ),
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
  pipe(
    files.keptBefore(plus(clock.now(), -orphanAfter)),
    TE.flatMap(TE.traverseSeqArray((ref) => removeUnlessUsed({ files, unitOfWork }, ref))),
    TE.map((removed) => removed.filter(Boolean).length),
  );
