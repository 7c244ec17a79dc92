import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

const latestOf = <A>(stream: Observable<A>, initial: A) => {
  let current = initial;
  return {
    read: () => current,
    /** The value on a prerendered page: nothing has arrived yet. */
    atFirst: () => initial,
    subscribe: (changed: () => void) => {
      const subscription = stream.subscribe((value) => {
        current = value;
        changed();
      });
      return () => subscription.unsubscribe();
    },
  };
};

/**
 * The latest value of a stream, or `initial` until there is one. Both arguments must be stable between renders; a prerendered page shows `initial`.
 */
export const useStream = <A>(stream: Observable<A>, initial: A): A => {
  const latest = useMemo(() => latestOf(stream, initial), [stream, initial]);
  return useSyncExternalStore(latest.subscribe, latest.read, latest.atFirst);
};
