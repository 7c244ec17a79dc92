import { filter, fromEvent, map } from 'rxjs';
import type { TokenSignals } from '../../../application/live/session-watch';
import { tokenName } from './session-store';

/** The storage event comes only from other tabs; a cleared storage names no key. */
export const browserTokenSignals = (window: Window): TokenSignals => ({
  tokenPresence: fromEvent<StorageEvent>(window, 'storage').pipe(
    filter(({ key }) => key === tokenName || key === null),
    map(({ key, newValue }) => key === tokenName && newValue !== null),
  ),
});
