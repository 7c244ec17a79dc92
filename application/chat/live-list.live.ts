import { defer, EMPTY, filter, map, merge, mergeMap, of, repeat, share, skip, timer, type Observable } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import type { LineEvent, LiveLine } from './socket.port';
import type { SessionToken } from '../identity/secrets.port';

/*
 * An open list of applications that changes by itself (issue U): when it is read again, and whether its cards stay where they are. As
 * (state, event) => state.
 */

/** What an open list knows of changes, and of the candidate's hands. */
export interface LiveList {
  /** Something on the page is being pressed, or a question is open: nothing changes under the candidate's hands. */
  readonly touched: boolean;
  /** Something has changed since it was read, and waits until nothing is touched. */
  readonly due: boolean;
  /** Whether what changed was done by somebody else: the candidate is told of it, and the cards stay where they are. */
  readonly byOthers: boolean;
  /** How many times it was to be read again. */
  readonly reads: number;
}

/** What happens to an open list. */
export type LiveListEvent =
  | { readonly _tag: 'Changed'; readonly byCandidate: boolean }
  /** The line was away: what was told meanwhile did not arrive. */
  | { readonly _tag: 'LineBack' }
  | { readonly _tag: 'Touched' }
  | { readonly _tag: 'LetGo' }
  /** The page went out of sight or came back: nobody looks for a card where it was. */
  | { readonly _tag: 'LookedAway' };

/** As the page opens. */
export const undisturbed: LiveList = { touched: false, due: false, byOthers: false, reads: 0 };

const readIfFree = (list: LiveList): LiveList =>
  list.due && !list.touched ? { ...list, due: false, reads: list.reads + 1 } : list;

/** What one event changes. After an act of the candidate's own the cards take their new places, as they do without a line. */
export const liveListStep = (list: LiveList, event: LiveListEvent): LiveList => {
  switch (event._tag) {
    case 'Changed':
      return readIfFree({ ...list, due: true, byOthers: !event.byCandidate || (list.due && list.byOthers) });
    case 'LineBack':
      return readIfFree({ ...list, due: true, byOthers: true });
    case 'Touched':
      return { ...list, touched: true };
    case 'LetGo':
      return readIfFree({ ...list, touched: false });
    case 'LookedAway':
      return { ...list, byOthers: false };
  }
};

/** How long after the server has closed the line it is opened again, with the token of that time (R28). */
const reopensAfter: Milliseconds = seconds(6);

/** What the live line says about the list, for as long as it is listened to. */
export const listNews = (
  { live, token }: { readonly live: Pick<LiveLine, 'open'>; readonly token: () => SessionToken | undefined },
  scheduler?: SchedulerLike,
): Observable<LiveListEvent> => {
  const line = defer((): Observable<LineEvent> => {
    const current = token();
    return current === undefined ? EMPTY : live.open(current);
  }).pipe(repeat({ delay: () => timer(reopensAfter, scheduler) }), share());
  return merge(
    line.pipe(
      filter(({ _tag }) => _tag === 'LineUp'),
      // The page has just read the list when the line is up for the first time.
      skip(1),
      map((): LiveListEvent => ({ _tag: 'LineBack' })),
    ),
    line.pipe(
      mergeMap((event): Observable<LiveListEvent> =>
        event._tag === 'Arrived' && event.message._tag === 'ApplicationChanged'
          ? of({ _tag: 'Changed', byCandidate: event.message.byCandidate })
          : EMPTY,
      ),
    ),
  );
};
