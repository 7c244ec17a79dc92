import * as O from 'fp-ts/Option';
import { filter, fromEvent, merge } from 'rxjs';
import type { Presence } from '../../../application/ports/presence';
import { flag } from '../../contract/codec';
import type { HeldToken } from './held-token';
import { kept } from './kept';
import { lastActive } from './last-active';

/** Who is at a page of this browser: its own events, and the storage that all its tabs share. */
export const browserPresence = (window: Window & typeof globalThis, token: HeldToken): Presence => {
  const { document } = window;
  const returns = merge(
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible')),
    fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
  );
  const { lastActiveAt, deviceNow } = lastActive(window);
  return {
    lastActiveAt: {
      ...lastActiveAt,
      // The cookie says before the page is drawn that somebody is signed in: it must not end before their session does.
      write: (when) => {
        lastActiveAt.write(when);
        token.renew();
      },
    },
    deviceNow,
    asksWhoIsHere: kept(() => window.sessionStorage, 'asks_who_is_here', flag),
    tokenState: token.state,
    acts: merge(fromEvent(document, 'pointerdown'), fromEvent(document, 'keydown')),
    returns,
    // The storage event comes only from other tabs.
    stirs: merge(fromEvent(window, 'storage'), fromEvent(window, 'focus'), returns),
    leave: () => {
      token.letGo();
      O.tryCatch(() => {
        window.sessionStorage.clear();
      });
    },
  };
};
