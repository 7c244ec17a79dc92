import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { FromStore } from '../../../application/ports/unit-of-work/store';

/** An answer that is computed when it runs, not when it is composed. */
export const answer = <A>(look: () => A): FromStore<A> => TE.fromIO(look);

export const found = <A>(look: () => A | undefined): FromStore<O.Option<A>> => answer(() => O.fromNullable(look()));

export const written = (write: () => void): FromStore<undefined> =>
  answer(() => {
    write();
    return undefined;
  });

/** A map with an entry added or replaced. */
export const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> =>
  new Map([...map, [key, value]]);
