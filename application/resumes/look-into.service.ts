import * as TE from 'fp-ts/TaskEither';
import type { Reading } from '../../domain/files/reading';
import type { StoredFile } from '../files/file-store.port';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';

const bytesOf = async ({ bytes, part }: StoredFile, from: number, to: number): Promise<Uint8Array> => {
  const read = new Uint8Array(Math.max(0, Math.min(to, bytes) - from));
  let at = 0;
  for await (const piece of part(from, to)) {
    read.set(piece, at);
    at += piece.length;
  }
  return read.subarray(0, at);
};

/** Runs a rule on a stored file, reading only the bytes the rule asks for. */
export const lookInto = <A>(file: StoredFile, reading: Reading<A>): FromStore<A> =>
  TE.tryCatch(
    async () => {
      let now = reading;
      while (now._tag === 'Wants') now = now.then(await bytesOf(file, now.from, now.to));
      return now.value;
    },
    (): StoreUnavailable => ({ _tag: 'StoreUnavailable' }),
  );
