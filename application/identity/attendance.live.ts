import * as O from 'fp-ts/Option';
import {
  defer,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  startWith,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
  type SchedulerLike,
} from 'rxjs';
import { mayStayOpen } from '../../domain/identity/idle';
import { lastUseWrittenEvery } from '../../domain/identity/session';
import { showsUnasked } from '../../domain/identity/who-is-here';
import { within } from '../../domain/time/instant';
import type { Presence } from './presence.port';
import type { SessionEnd } from './session-watch.live';

type Attended = Pick<Presence, 'lastActiveAt' | 'deviceNow'>;

/** When the last use is unknown, the 48 hours start now; the page still asks who is here. */
const stays = ({ lastActiveAt, deviceNow }: Attended) =>
  mayStayOpen(O.getOrElse(deviceNow)(lastActiveAt.read()), deviceNow());

/** Whether a page that opens, or comes back into view, asks who is here before it shows anything (spec 1 §2, R3a). */
export const asksNow = ({
  lastActiveAt,
  deviceNow,
  asksWhoIsHere,
}: Attended & Pick<Presence, 'asksWhoIsHere'>): boolean =>
  O.getOrElse(() => false)(asksWhoIsHere.read()) ||
  showsUnasked(O.toUndefined(lastActiveAt.read()), deviceNow())._tag === 'Refused';

/** 'Yes': the visitor confirmed who they are, which counts as activity. */
export const confirmHere = ({
  lastActiveAt,
  deviceNow,
  asksWhoIsHere,
}: Attended & Pick<Presence, 'asksWhoIsHere'>): void => {
  asksWhoIsHere.clear();
  lastActiveAt.write(deviceNow());
};

/** Whether an act is worth recording. If the clock was set back, the record is corrected at once. */
const isNews = (presence: Attended): boolean => {
  const last = presence.lastActiveAt.read();
  // After the session has ended and its data is wiped, no activity is recorded.
  if (O.isNone(last)) return false;
  return !within(last.value, presence.deviceNow(), lastUseWrittenEvery);
};

/** A press or a key counts for all tabs; activity after 48 hours comes too late (spec 2 §4.11). */
const recorded = (presence: Attended & Pick<Presence, 'acts'>): Observable<never> =>
  presence.acts.pipe(
    filter(() => isNews(presence) && stays(presence)._tag === 'Allowed'),
    tap(() => {
      presence.lastActiveAt.write(presence.deviceNow());
    }),
    ignoreElements(),
  );

/** One timer for the time left. Another tab may have been used in the meantime, so it checks again when it fires. */
const untilIdle = (presence: Attended, scheduler?: SchedulerLike): Observable<SessionEnd> =>
  defer(() => {
    const still = stays(presence);
    return still._tag === 'Refused'
      ? of<SessionEnd>({ _tag: 'Idle' })
      : timer(still.value, scheduler).pipe(switchMap(() => untilIdle(presence, scheduler)));
  });

/**
 * Ends a session after 48 hours without activity in any tab (spec 2 §4.11). A suspended page has no timers, so it checks the clock when it wakes.
 * While the page asks who is here, presses don't count as activity.
 */
export const idleEnd = (
  presence: Attended & Pick<Presence, 'acts' | 'stirs'>,
  { asking, scheduler }: { readonly asking: boolean; readonly scheduler?: SchedulerLike | undefined },
): Observable<SessionEnd> =>
  merge(
    merge(presence.stirs, presence.acts).pipe(
      startWith(undefined),
      switchMap(() => untilIdle(presence, scheduler)),
    ),
    asking ? EMPTY : recorded(presence),
  ).pipe(take(1));

/** A page came back into view that must ask who is here. */
export interface ReturnedLate {
  readonly _tag: 'ReturnedLate';
}

/** Emits when a page that comes back into view must ask who is here. */
export const returnsAsking = (presence: Presence): Observable<ReturnedLate> =>
  presence.returns.pipe(
    filter(() => asksNow(presence)),
    map(() => ({ _tag: 'ReturnedLate' })),
  );
