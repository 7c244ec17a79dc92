import * as O from 'fp-ts/Option';
import type { SessionToken } from '../../../application/ports/secrets';
import type { Kept, NextToken, SessionStore } from '../../../application/ports/session-store';
import { codeLifetime } from '../../../domain/identity/one-time-code';
import { idleLimit } from '../../../domain/identity/session';
import { hintsKeptFor } from '../../../domain/identity/sign-in-hints';
import { draftKeptFor } from '../../../domain/identity/sign-up';
import { seconds } from '../../../domain/time/duration';
import { flag, listOf, text } from '../../contract/codec';
import { dateSearch } from '../../contract/wire/date-search';
import { contactChange } from '../../contract/wire/contact-change';
import { positionId, sessionToken } from '../../contract/wire/fields';
import { nextToken } from '../../contract/wire/next-token';
import { sentCode } from '../../contract/wire/sent-code';
import { signInHints } from '../../contract/wire/sign-in-hints';
import { jobInHand, screeningDraft } from '../../contract/wire/screening-draft';
import { signUpDraft } from '../../contract/wire/sign-up-draft';
import { socialProfile } from '../../contract/wire/social';
import { socialAttempt } from '../../contract/wire/social-attempt';
import { workInHand } from '../../contract/wire/work-in-hand';
import { doubled } from './doubled';
import { heldToken, type HeldToken } from './held-token';
import { kept, keptFor } from './kept';
import { lastActive } from './last-active';
import { rescued, type Rescued } from './rescued';
import { practiceDatabase } from '../../contract/wire/practice-database';

/** Drafts are stored under this name, the candidate's id and the job's id. */
const draftName = 'skill_filter_draft';

const tokenName = 'candidates_token';

/** Stores the token and the browser's time zone, in which the server draws the page that the token opens. */
const writeCookie = (document: Document, value: string, maxAge: number): void => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  const lasting = `; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
  document.cookie = `${tokenName}=${value}${lasting}`;
  document.cookie = `candidates_zone=${encodeURIComponent(timeZone)}${lasting}`;
};

/** The session's idle limit in seconds: a cookie that outlives the session is useless. Like the session, it is extended while somebody is active. */
const cookieSeconds = idleLimit / seconds(1);

/** The next token to use (R28). */
const announced = (window: Window): Kept<NextToken> =>
  kept(() => window.localStorage, 'candidates_next_token', nextToken);

/** The token in local storage and in a cookie (R3), as this page holds it. */
export const browserToken = (window: Window & typeof globalThis): HeldToken => {
  const { lastActiveAt, deviceNow } = lastActive(window);
  const stored = kept(() => window.localStorage, tokenName, sessionToken);
  const next = announced(window);
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

/** The session in a browser: local storage for what all tabs share, session storage for one tab's work (R3). */
export const browserSessionStore = (
  window: Window & typeof globalThis,
  token: HeldToken,
  chats: Pick<Rescued, 'rescue' | 'forget'> = browserChatRows(window),
): SessionStore => {
  const local = (): Storage => window.localStorage;
  const tab = (): Storage => window.sessionStorage;
  const { deviceNow: now } = lastActive(window);
  const drafts = doubled(local, { prefix: draftName, mayStore: () => O.isSome(token.read()) });
  const sessionEnded = kept(local, 'session_ended', flag);
  const emptyTab = (): void => {
    token.letGo();
    O.tryCatch(() => {
      tab().clear();
    });
  };
  const empty = (): void => {
    emptyTab();
    O.tryCatch(() => {
      local().clear();
    });
    writeCookie(window.document, '', 0);
    sessionEnded.write(true);
    dropCaches(window).catch(() => undefined);
    // Practice recordings are deleted with the session; interview recordings stay for the candidate (R3a, R33).
    O.tryCatch(() => window.indexedDB.deleteDatabase(practiceDatabase));
  };
  return {
    token,
    nextToken: announced(window),
    signOutMessage: kept(local, 'candidatelogout_msg', text),
    hints: keptFor({ length: hintsKeptFor, now }, tab, 'sign_in_hints', signInHints),
    hintsOnDevice: keptFor({ length: hintsKeptFor, now }, local, 'sign_in_hints', signInHints),
    sentCode: keptFor({ length: codeLifetime, now }, tab, 'sign_in_code', sentCode),
    contactChange: keptFor({ length: codeLifetime, now }, tab, 'contact_change', contactChange),
    socialAttempt: kept(tab, 'social_attempt', socialAttempt),
    sessionEnded,
    socialProfile: keptFor({ length: draftKeptFor, now }, tab, 'googleSignUpInfo', socialProfile),
    workInHand: kept(tab, 'selected_application', workInHand),
    dateSearch: kept(tab, 'date_search', dateSearch),
    jobInHand: kept(tab, 'position_id', jobInHand),
    unfoldedCards: kept(tab, 'expand_status', listOf(positionId)),
    signUpDraft: kept(tab, 'sign_up_draft', signUpDraft),
    drafts: {
      of: (candidateId, positionId) => kept(() => drafts, `${draftName} ${candidateId} ${positionId}`, screeningDraft),
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
