import * as O from 'fp-ts/Option';
import { filter, fromEvent, merge } from 'rxjs';
import { asksWhoIsHereName } from '../../../application/ports/kept-names';
import type { Presence } from '../../../application/identity/presence.port';
import { flag } from '../../contract/codec';
import type { HeldToken } from './held-token';
import { kept } from '../storage/kept';
import { lastActive } from './last-active';

/** Tracks activity on this page and in the browser's other tabs, through page events and the storage the tabs share. */
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
      // The cookie says before the first drawing that somebody is signed in, so it must not end before their session does.
      write: (when) => {
        lastActiveAt.write(when);
        token.renew();
      },
    },
    deviceNow,
    asksWhoIsHere: kept(() => window.sessionStorage, asksWhoIsHereName, flag),
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
