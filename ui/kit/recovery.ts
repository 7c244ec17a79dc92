import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { EMPTY, type Observable } from 'rxjs';

/** How a failure recovers; the portal's tree provides it. */
export interface Recovery {
  /**
   * 'Load the page again': reloads the page, unless the portal can't be reached, because reloading offline would replace the candidate's work with an
   * empty page. Returns whether the page reloads.
   */
  readonly reload: () => Promise<boolean>;
  /** Emits each time the device is back online. */
  readonly backOnline: Observable<unknown>;
}

export const RecoveryContext = createContext<Recovery>({ reload: () => Promise.resolve(false), backOnline: EMPTY });

/** While something `waits` for the connection, `act` is called each time the device is back online. */
export const useBackOnline = (waits: boolean, act: () => void): void => {
  const { backOnline } = useContext(RecoveryContext);
  const goOn = useEffectEvent(act);
  useEffect(() => {
    if (!waits) return undefined;
    const back = backOnline.subscribe(goOn);
    return () => back.unsubscribe();
  }, [waits, backOnline]);
};
