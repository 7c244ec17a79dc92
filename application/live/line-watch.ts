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
import { draggedInARow, isSlow, type Travel } from '../../domain/resilience/line';
import { noticeStays } from '../../domain/resilience/notices';

/** What a device says of its line, as far as it knows. */
export interface LineSignals {
  readonly isOffline: () => boolean;
  /** `2g`, `4g` …; undefined where the browser does not tell. */
  readonly kind: () => string | undefined;
  /** Something of that has changed. */
  readonly changes: Observable<unknown>;
}

/** What is said of the line above every page: that it is away, and for a while that it is back. */
export type LineNews = 'offline' | 'back' | 'none';

export interface LineWatch {
  /** Whether the line is slow, now and whenever that changes. */
  readonly slow: Observable<boolean>;
  readonly news: Observable<LineNews>;
  /** Tells each time that the device has a line again. */
  readonly back: Observable<unknown>;
  readonly isOffline: () => boolean;
  /** Told by whoever sends calls: how each one travelled. */
  readonly travelled: (travel: Travel) => void;
}

/**
 * The line as the portal's own calls and the browser tell it: nothing is downloaded to find out (R22). A call that was lost while the device knew
 * that it is offline says nothing about the line's speed.
 */
export const lineWatch = ({ isOffline, kind, changes }: LineSignals, scheduler?: SchedulerLike): LineWatch => {
  const travels = new Subject<Travel>();
  const state = new BehaviorSubject({ offline: isOffline(), inARow: 0 });
  merge(travels, changes.pipe(map(() => undefined))).subscribe((travel) => {
    const { inARow } = state.value;
    const offline = isOffline();
    if (offline) state.next({ offline, inARow: 0 });
    else state.next({ offline, inARow: travel === undefined ? inARow : draggedInARow(inARow, travel) });
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
      offlineOrNot.pipe(map((offline, index): LineNews => (offline ? 'offline' : index === 0 ? 'none' : 'back'))),
      back.pipe(
        // Of two returns within the time of a notice, the later one's notice has its whole time.
        switchMap(() => timer(noticeStays['anywhere-else'], scheduler)),
        map((): LineNews => (state.value.offline ? 'offline' : 'none')),
      ),
    ).pipe(distinctUntilChanged()),
    back,
    isOffline,
    travelled: (travel) => travels.next(travel),
  };
};
