import * as E from 'fp-ts/Either';
import type { Store, UnitOfWork } from '../../../application/ports/unit-of-work';
import type { FromStore } from '../../../application/ports/unit-of-work/store';

/** A store opened for one test: migrated and empty. */
export interface OpenedStore {
  readonly unitOfWork: UnitOfWork;
  readonly close: () => Promise<void>;
}

export type Open = () => Promise<OpenedStore>;

/** The store under test: a different, empty one in each test. */
export interface Subject {
  readonly unitOfWork: () => UnitOfWork;
  /** Runs one unit of work that must succeed, and returns its result. */
  readonly act: <A>(work: (store: Store) => FromStore<A>) => Promise<A>;
  /** Runs that many concurrently; returns the results in order of their numbers, which start at 0. */
  readonly race: <A>(runners: number, work: (store: Store, runner: number) => FromStore<A>) => Promise<readonly A[]>;
}

/** Opens a store before each test of the surrounding `describe` and closes it afterwards. */
export const subjectOf = (open: Open): Subject => {
  let opened: OpenedStore | undefined;
  beforeEach(async () => {
    opened = await open();
  }, 60_000);
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  }, 60_000);

  const unitOfWork = (): UnitOfWork => {
    if (opened === undefined) throw new Error('A store is open only while a test runs');
    return opened.unitOfWork;
  };
  const act: Subject['act'] = async (work) => {
    const answer = await unitOfWork().run(work)();
    if (E.isLeft(answer)) throw new Error(`The unit of work did not stand: ${answer.left._tag}`);
    return answer.right;
  };
  return {
    unitOfWork,
    act,
    race: (runners, work) =>
      Promise.all(Array.from({ length: runners }, (_, runner) => act((store) => work(store, runner)))),
  };
};
