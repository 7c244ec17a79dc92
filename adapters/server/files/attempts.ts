import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { DiskFull } from '../../../application/files/file-store.port';
import type { Reporter } from '../../../application/ports/reporter';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';

/** What a file store knows of its faults. */
interface Faults {
  readonly reporter: Reporter;
  /** Without a path, an address or a name in it. */
  readonly codeOf: (fault: unknown) => string;
  /** The place takes no more. */
  readonly isFull: (fault: unknown) => boolean;
  readonly warnFull: (fault: unknown) => void | Promise<void>;
}

/** How the acts of a file store fail: their faults are values, and are reported. */
export interface Attempts {
  readonly failed: (what: string, fault: unknown) => void;
  readonly attempt: <E1, A>(
    what: string,
    act: () => Promise<E.Either<E1, A>>,
  ) => TE.TaskEither<E1 | StoreUnavailable, A>;
  /** The result, or that the place is full; `kept` bytes of the file remain. */
  readonly unlessFull: <E1, A>(
    act: () => Promise<E.Either<E1, A>>,
    keptOf: () => Promise<number>,
  ) => Promise<E.Either<E1 | DiskFull, A>>;
}

export const attempts = ({ reporter, codeOf, isFull, warnFull }: Faults): Attempts => {
  /** By its code, because messages contain paths and addresses. */
  const failed = (what: string, fault: unknown): void => {
    reporter.report('file-store-failed', { what, code: codeOf(fault) });
  };
  return {
    failed,
    attempt: (what, act) => async () => {
      try {
        return await act();
      } catch (fault) {
        failed(what, fault);
        return E.left({ _tag: 'StoreUnavailable' });
      }
    },
    unlessFull: async (act, keptOf) => {
      try {
        return await act();
      } catch (fault) {
        if (!isFull(fault)) throw fault;
        await warnFull(fault);
        return E.left({ _tag: 'DiskFull', kept: await keptOf() });
      }
    },
  };
};
