import { fromEvent, merge, type Observable } from 'rxjs';
import type { ConnectivitySignals } from '../../../application/live/connectivity';

/** The Network Information API, which TypeScript's own library lacks and only some browsers have. */
interface ConnectionInformation extends EventTarget {
  readonly effectiveType?: unknown;
}

const informationOf = (navigator: Navigator): ConnectionInformation | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget ? navigator.connection : undefined;

/** What the browser reports about its connection. It is read anew each time: the events come late, or not at all. */
export const browserConnectivitySignals = (window: Window): ConnectivitySignals => {
  const { navigator } = window;
  const information = informationOf(navigator);
  const changes: readonly Observable<unknown>[] = [
    fromEvent(window, 'online'),
    fromEvent(window, 'offline'),
    ...(information === undefined ? [] : [fromEvent(information, 'change')]),
  ];
  return {
    isOffline: () => !navigator.onLine,
    kind: () => (typeof information?.effectiveType === 'string' ? information.effectiveType : undefined),
    changes: merge(...changes),
  };
};
