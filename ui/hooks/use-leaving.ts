import { useEffect, useEffectEvent } from 'react';
import { timer } from 'rxjs';
import type { Milliseconds } from '../../domain/time/duration';

/**
 * Redirects after a delay. Undefined: no redirect. A visitor who has already navigated elsewhere is not redirected: this page's timer runs until the next
 * page is drawn, so the address is checked first.
 */
export const useLeaving = (after: Milliseconds | undefined, leave: () => void): void => {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (after === undefined) return undefined;
    const { pathname } = window.location;
    const leaving = timer(after).subscribe(() => {
      if (window.location.pathname === pathname) leaveNow();
    });
    return () => leaving.unsubscribe();
  }, [after]);
};
