import * as TE from 'fp-ts/TaskEither';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';

/** A store that a test can break and repair. */
export interface BreakableStore {
  readonly unitOfWork: UnitOfWork;
  /** After that many more units of work, none is answered; 0 is at once. */
  readonly breakAfter: (more: number) => void;
  readonly mend: () => void;
}

export const breakable = (unitOfWork: UnitOfWork): BreakableStore => {
  let left = Number.POSITIVE_INFINITY;
  return {
    unitOfWork: {
      run: (work) => async () => {
        left -= 1;
        return left < 0 ? TE.left({ _tag: 'StoreUnavailable' } as const)() : unitOfWork.run(work)();
      },
    },
    breakAfter: (more) => {
      left = more;
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
  };
};
