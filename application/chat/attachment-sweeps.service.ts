import * as O from 'fp-ts/Option';
import { hours, type Milliseconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** How long a file waits for its message, which a device may keep unsent (R3a). */
const unsentFilesKept: Milliseconds = hours(14 * 24);

/** Deletes files that no message took in 14 days. The bytes go first: after a crash in between, the next sweep finds the rest. */
export const forgetUnsentAttachments = ({
  files,
  clock,
  unitOfWork,
}: Pick<ServiceDependencies, 'files' | 'clock' | 'unitOfWork'>): FromStore<number> =>
  inOrder(function* () {
    const old = yield* take(unitOfWork.run(({ chat }) => chat.unsentAttachments(plus(clock.now(), -unsentFilesKept))));
    for (const file of old) yield* take(files.remove(file));
    yield* take(unitOfWork.run(({ chat }) => chat.dropAttachments(old)));
    return old.length;
  });

/**
 * Measures files that the store knows no length of, some at a time: those of the last release (R40). A file that is gone weighs nothing. Answers how many
 * there were.
 */
export const measureAttachments = ({
  files,
  unitOfWork,
}: Pick<ServiceDependencies, 'files' | 'unitOfWork'>): FromStore<number> =>
  inOrder(function* () {
    const unmeasured = yield* take(unitOfWork.run(({ chat }) => chat.unmeasured()));
    for (const file of unmeasured) {
      const content = yield* take(files.read(file));
      const bytes = O.isSome(content) ? content.value.bytes : 0;
      yield* take(unitOfWork.run(({ chat }) => chat.measure(file, bytes)));
    }
    return unmeasured.length;
  });
