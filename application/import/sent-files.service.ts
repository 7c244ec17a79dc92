import type * as TE from 'fp-ts/TaskEither';
import { known } from '../../domain/brand';
import type { Sha256 } from '../../domain/recording/sha256';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import { removeUnlessUsed } from '../resumes/forget-orphans.service';
import { quietly } from '../resumes/quietly.service';
import type { ServiceDependencies } from '../service/dependencies';

/*
 * The files of resumes and recorded answers come before the records that name them, by the SHA-256 of their bytes, so that a load stays one call. A file
 * that no record uses goes when its load is refused, or within a day (resumes/forget-orphans.service).
 */

/** What a reference is written with. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same file has the same reference however often it is sent, and nobody without the portal's key can tell which. */
export const refOfSent = ({ secrets }: Pick<ServiceDependencies, 'secrets'>, sha256: Sha256): FileRef => {
  // 33 hexadecimal digits are 22 letters, six bits each.
  const bits = BigInt(`0x${secrets.sealRequest(`ImportResume ${sha256}`).slice(-33)}`);
  return known<FileRef>(
    Array.from({ length: 22 }, (_, n) => letters.charAt(Number((bits >> BigInt(6 * n)) & 63n))).join(''),
  );
};

/** Later than any import was touched, whichever process's clock runs ahead. */
const ahead = hours(24);

/**
 * Deletes the files that were sent for a load that is refused; one that something uses stays. So do all while an accepted load is carried out, which may
 * need the same files: those that none used go within a day.
 */
export const forgetSent = (
  deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'unitOfWork' | 'clock'>,
  sent: readonly Sha256[],
): TE.TaskEither<never, undefined> =>
  quietly(
    inOrder(function* () {
      const underWay = yield* take(
        deps.unitOfWork.run(({ imports }) => imports.stalled(plus(deps.clock.now(), ahead))),
      );
      if (underWay.length > 0) return;
      for (const sha256 of sent) yield* take(removeUnlessUsed(deps, refOfSent(deps, sha256)));
    }),
  );
