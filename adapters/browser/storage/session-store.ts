import * as O from 'fp-ts/Option';
import type { SessionToken } from '../../../application/ports/secrets';
import type { Kept, NextToken, SessionStore } from '../../../application/ports/session-store';
import { codeLifetime } from '../../../domain/identity/one-time-code';
import { idleLimit } from '../../../domain/identity/session';
import { hintsWait } from '../../../domain/identity/sign-in-hints';
import { draftWaits } from '../../../domain/identity/sign-up';
import { seconds } from '../../../domain/time/duration';
import { flag, text } from '../../contract/codec';
import { sessionToken } from '../../contract/wire/fields';
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

/** Drafts stand under this name, the candidate's id and the job's. */
const draftName = 'skill_filter_draft';

const tokenName = 'candidates_token';

const writeCookie = (document: Document, value: string, maxAge: number): void => {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${tokenName}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
};

/** The session's idle limit in seconds: a cookie that outlives it would be of no use. As the session, it lasts on while somebody is here. */
const cookieSeconds = idleLimit / seconds(1);

/** The token that is about to be carried (R28). */
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
        // Who was just given it is here. A successor takes its place by itself, also while nobody is.
        if (!isSuccessor(value)) lastActiveAt.write(deviceNow());
      },
      clear: () => {
        stored.clear();
        writeCookie(window.document, '', 0);
      },
      // What all tabs share, whomever this page works for.
      renew: () => {
        const there = stored.read();
        if (O.isSome(there)) writeCookie(window.document, there.value, cookieSeconds);
      },
    },
    next,
  );
};

/** What an earlier portal's service worker may have kept of this origin (R3a, R5). Nothing waits for it, and where it fails nothing was there. */
const dropCaches = async (window: Window): Promise<void> => {
  if (!('caches' in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.map((name) => window.caches.delete(name)));
};

/** The session in a browser: local storage for what all tabs share, session storage for what one tab works on (R3). */
export const browserSessionStore = (window: Window & typeof globalThis, token: HeldToken): SessionStore => {
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
  };
  return {
    token,
    nextToken: announced(window),
    signOutMessage: kept(local, 'candidatelogout_msg', text),
    hints: keptFor({ length: hintsWait, now }, tab, 'sign_in_hints', signInHints),
    hintsOnDevice: keptFor({ length: hintsWait, now }, local, 'sign_in_hints', signInHints),
    sentCode: keptFor({ length: codeLifetime, now }, tab, 'sign_in_code', sentCode),
    socialAttempt: kept(tab, 'social_attempt', socialAttempt),
    sessionEnded,
    socialProfile: keptFor({ length: draftWaits, now }, tab, 'googleSignUpInfo', socialProfile),
    workInHand: kept(tab, 'selected_application', workInHand),
    jobInHand: kept(tab, 'position_id', jobInHand),
    signUpDraft: kept(tab, 'sign_up_draft', signUpDraft),
    drafts: {
      of: (candidateId, positionId) => kept(() => drafts, `${draftName} ${candidateId} ${positionId}`, screeningDraft),
    },
    wipe: () => {
      drafts.forget();
      empty();
    },
    lapse: () => {
      drafts.rescue();
      // Another's session that began meanwhile is not this page's to end.
      if (token.state() === 'Another') emptyTab();
      else empty();
    },
  };
};
