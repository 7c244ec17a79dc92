import { useMemo, useSyncExternalStore } from 'react';
import type { Observable } from 'rxjs';

const latestOf = <A>(stream: Observable<A>, initial: A) => {
  let current = initial;
  return {
    read: () => current,
    /** What stands in a page that was drawn before: nothing came yet. */
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

/** The latest value of a stream, `initial` until there is one. Both must be the same from render to render; a finished page shows `initial`. */
export const useStream = <A>(stream: Observable<A>, initial: A): A => {
  const latest = useMemo(() => latestOf(stream, initial), [stream, initial]);
  return useSyncExternalStore(latest.subscribe, latest.read, latest.atFirst);
};
