import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  map,
  merge,
  Subject,
  switchMap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { slowCallsInARow, isSlow, type CallOutcome } from '../../domain/resilience/slow-connection';
import { noticeStays } from '../../domain/resilience/notices';

/** What the device knows about its connection. */
export interface ConnectivitySignals {
  readonly isOffline: () => boolean;
  /** `2g`, `4g` …; undefined where the browser does not report it. */
  readonly kind: () => string | undefined;
  /** Emits when any of these values changes. */
  readonly changes: Observable<unknown>;
}

/** The notice above every page: the connection is lost or, for a while, restored. */
export type ConnectivityNews = 'offline' | 'back' | 'none';

/** The connection as the whole page sees it. `news`: the notice now, and each change. */
export interface Connectivity {
  /** Whether the connection is slow; emits the current value and every change. */
  readonly slow: Observable<boolean>;
  readonly news: Observable<ConnectivityNews>;
  /** Emits each time the device is back online. */
  readonly back: Observable<unknown>;
  readonly isOffline: () => boolean;
  /** Called by the code that sends calls, with the outcome of each. */
  readonly travelled: (travel: CallOutcome) => void;
}

/**
 * The state of the connection, judged by the portal's own calls and the browser's reports; nothing is downloaded to find out (R22). A call that is
 * lost while the device knows it is offline says nothing about the connection's speed.
 */
export const watchConnectivity = (
  { isOffline, kind, changes }: ConnectivitySignals,
  scheduler?: SchedulerLike,
): Connectivity => {
  const travels = new Subject<CallOutcome>();
  const state = new BehaviorSubject({ offline: isOffline(), inARow: 0 });
  merge(travels, changes.pipe(map(() => undefined))).subscribe((travel) => {
    const { inARow } = state.value;
    const offline = isOffline();
    if (offline) state.next({ offline, inARow: 0 });
    else state.next({ offline, inARow: travel === undefined ? inARow : slowCallsInARow(inARow, travel) });
  });
  const offlineOrNot = state.pipe(
    map(({ offline }) => offline),
    distinctUntilChanged(),
  );
  const back = offlineOrNot.pipe(filter((offline, index) => index > 0 && !offline));
  return {
    slow: state.pipe(
      map(({ offline, inARow }) => !offline && isSlow(inARow, kind())),
      distinctUntilChanged(),
    ),
    news: merge(
      offlineOrNot.pipe(
        map((offline, index): ConnectivityNews => (offline ? 'offline' : index === 0 ? 'none' : 'back')),
      ),
      back.pipe(
        // A second return during a notice starts the notice's time again.
        switchMap(() => timer(noticeStays['anywhere-else'], scheduler)),
        map((): ConnectivityNews => (state.value.offline ? 'offline' : 'none')),
      ),
    ).pipe(distinctUntilChanged()),
    back,
    isOffline,
    travelled: (travel) => travels.next(travel),
  };
};
