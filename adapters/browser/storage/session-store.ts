import * as O from 'fp-ts/Option';
import { draftName, tokenName, zoneName } from '../../../application/ports/kept-names';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { Kept, SessionStore } from '../../../application/ports/session-store';
import { idleLimit } from '../../../domain/identity/session';
import { seconds } from '../../../domain/time/duration';
import { draftNameOf, keptParts, sessionFields, type SessionField } from '../../contract/session-fields';
import { practiceDatabase } from '../../contract/recording/practice-database.wire';
import { screeningDraft } from '../../contract/screening/screening-draft.wire';
import { doubled } from './doubled';
import { heldToken, type HeldToken } from '../identity/held-token';
import { kept, keptFor } from './kept';
import { lastActive } from '../identity/last-active';
import { rescued, type Rescued } from './rescued';

/** Stores the token and the browser's time zone, in which the server draws the page that the token opens. */
const writeCookie = (document: Document, value: string, maxAge: number): void => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  const lasting = `; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  document.cookie = `${tokenName}=${value}${lasting}`;
  document.cookie = `${zoneName}=${encodeURIComponent(timeZone)}${lasting}`;
};

/** The session's idle limit in seconds: a cookie that outlives the session is useless. Like the session, it is extended while somebody is active. */
const cookieSeconds = idleLimit / seconds(1);

/** Local storage for what all tabs share, session storage for one tab's work (R3). */
const keptIn =
  (window: Window & typeof globalThis) =>
  <A>({ name, codec, of, lasts }: SessionField<A>): Kept<A> => {
    const place = (): Storage => (of === 'device' ? window.localStorage : window.sessionStorage);
    return lasts === undefined
      ? kept(place, name, codec)
      : keptFor({ length: lasts, now: lastActive(window).deviceNow }, place, name, codec);
  };

/** The token in local storage and in a cookie (R3), as this page holds it. */
export const browserToken = (window: Window & typeof globalThis): HeldToken => {
  const { lastActiveAt, deviceNow } = lastActive(window);
  const stored = keptIn(window)(sessionFields.token);
  const next = keptIn(window)(sessionFields.nextToken);
  const isSuccessor = (value: SessionToken): boolean => O.toUndefined(next.read())?.token === value;
  return heldToken(
    {
      read: stored.read,
      write: (value) => {
        stored.write(value);
        writeCookie(window.document, value, cookieSeconds);
        // A new token means that its candidate is active. A successor replaces a token by itself, even when nobody is active.
        if (!isSuccessor(value)) lastActiveAt.write(deviceNow());
      },
      clear: () => {
        stored.clear();
        writeCookie(window.document, '', 0);
      },
      // What all tabs share, whichever candidate this page belongs to.
      renew: () => {
        const there = stored.read();
        if (O.isSome(there)) writeCookie(window.document, there.value, cookieSeconds);
      },
    },
    next,
  );
};

/**
 * Caches that an earlier portal's service worker may have left on this origin (R3a, R5). Nothing waits for their removal, and a failure means that
 * there were none.
 */
const dropCaches = async (window: Window): Promise<void> => {
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.map((name) => window.caches.delete(name)));
};

/** Unsent chat messages and drafts of chat: like other drafts, a session that ends by itself leaves them to their candidate on this page (R3a). */
export const browserChatRows = (window: Window): Rescued => rescued(() => window.localStorage, 'chat_');

/** The session in a browser. */
export const browserSessionStore = (
  window: Window & typeof globalThis,
  token: HeldToken,
  chats: Pick<Rescued, 'rescue' | 'forget'> = browserChatRows(window),
): SessionStore => {
  const local = (): Storage => window.localStorage;
  const parts = keptParts(keptIn(window));
  const drafts = doubled(local, { prefix: draftName, mayStore: () => O.isSome(token.read()) });
  const emptyTab = (): void => {
    token.letGo();
    O.tryCatch(() => {
      window.sessionStorage.clear();
    });
  };
  /** A session ended on this page: a provider must ask who is there, also after 'No, log out' took the mark from storage. */
  let endedHere = false;
  const empty = (): void => {
    endedHere = true;
    emptyTab();
    O.tryCatch(() => {
      local().clear();
    });
    writeCookie(window.document, '', 0);
    parts.sessionEnded.write(true);
    dropCaches(window).catch(() => undefined);
    // Practice recordings are deleted with the session; interview recordings stay for the candidate (R3a, R33).
    O.tryCatch(() => window.indexedDB.deleteDatabase(practiceDatabase));
  };
  return {
    ...parts,
    sessionEnded: {
      ...parts.sessionEnded,
      read: () => (endedHere ? O.some(true) : parts.sessionEnded.read()),
    },
    token,
    drafts: {
      of: (candidateId, positionId) => kept(() => drafts, draftNameOf(candidateId, positionId), screeningDraft),
    },
    wipe: () => {
      drafts.forget();
      chats.forget();
      empty();
    },
    lapse: () => {
      drafts.rescue();
      chats.rescue();
      // If somebody else's session began meanwhile, this page must not end it.
      if (token.state() === 'Another') emptyTab();
      else empty();
    },
  };
};
