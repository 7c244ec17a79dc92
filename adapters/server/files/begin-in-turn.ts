import * as E from 'fp-ts/Either';
import type { NewUpload } from '../../../application/files/file-store.port';
import type { Decision } from '../../../domain/decision';

/** What a store does with the records of unfinished uploads. */
interface Records {
  /** Those of all processes. */
  readonly underWay: () => Promise<readonly NewUpload[]>;
  readonly begin: (upload: NewUpload) => Promise<void>;
  readonly discard: (upload: NewUpload) => Promise<void>;
}

/** Begins uploads, if the check allows them beside all others. */
type Begin = <Refusal>(
  upload: NewUpload,
  may: (others: readonly NewUpload[]) => Decision<Refusal>,
) => Promise<E.Either<Refusal, undefined>>;

/** One at a time, so that uploads that begin in this process see each other; those of other processes are seen by their records. */
export const beginInTurn = ({ underWay, begin, discard }: Records): Begin => {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <A>(act: () => Promise<A>): Promise<A> => {
    const mine = turn.then(act);
    turn = mine.catch(() => undefined);
    return mine;
  };
  return (upload, may) =>
    inTurn(async () => {
      const before = may(await underWay());
      if (before._tag === 'Refused') return E.left(before.reason);
      await begin(upload);
      // Another process may have begun an upload meanwhile: the later one sees both.
      const decision = may((await underWay()).filter(({ ref }) => ref !== upload.ref));
      if (decision._tag === 'Allowed') return E.right(undefined);
      await discard(upload);
      return E.left(decision.reason);
    });
};
