import * as TE from 'fp-ts/TaskEither';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';

/** A store that a test can break and repair, and make wait. */
export interface BreakableStore {
  readonly unitOfWork: UnitOfWork;
  /** After that many more units of work, none is answered; 0 is at once. */
  readonly breakAfter: (more: number) => void;
  readonly mend: () => void;
  /** Units of work wait until the returned function is called. */
  readonly hold: () => () => void;
}

export const breakable = (unitOfWork: UnitOfWork): BreakableStore => {
  let left = Number.POSITIVE_INFINITY;
  let free = Promise.resolve();
  return {
    unitOfWork: {
      run: (work) => async () => {
        left -= 1;
        await free;
        return left < 0 ? TE.left({ _tag: 'StoreUnavailable' } as const)() : unitOfWork.run(work)();
      },
    },
    breakAfter: (more) => {
      left = more;
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
    hold: () => {
      let letGo = (): void => undefined;
      free = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo();
    },
  };
};
