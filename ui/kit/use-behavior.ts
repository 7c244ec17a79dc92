import { useCallback, useSyncExternalStore } from 'react';
import type { Behavior } from '../../application/live/behavior';

/** The current value of a behavior; rerenders when it changes. */
export const useBehavior = <A>(behavior: Behavior<A>): A => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const watching = behavior.changes.subscribe(changed);
      return () => watching.unsubscribe();
    },
    [behavior],
  );
  return useSyncExternalStore(subscribe, behavior.value, behavior.value);
};
