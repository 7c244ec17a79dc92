import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Kept, SessionStore } from '../../../application/ports/session-store';
import { text, type Codec } from '../../contract/codec';
import { sessionToken } from '../../contract/wire/fields';
import { nextToken } from '../../contract/wire/next-token';
import { signInHints } from '../../contract/wire/sign-in-hints';
import { jobInHand, screeningDraft } from '../../contract/wire/screening-draft';
import { signUpDraft } from '../../contract/wire/sign-up-draft';
import { socialProfile } from '../../contract/wire/social';
import { socialAttempt } from '../../contract/wire/social-attempt';
import { workInHand } from '../../contract/wire/work-in-hand';
import { doubled, type Place } from './doubled';

const parsed = (json: string): unknown =>
  E.getOrElseW(() => undefined)(
    E.tryCatch(
      (): unknown => JSON.parse(json),
      () => 'not JSON',
    ),
  );

/** A value in a Storage under the specification's own name. What can't be read is forgotten; a full or forbidden storage keeps nothing. */
const kept = <A>(storage: () => Place, name: string, codec: Codec<A>): Kept<A> => {
  const attempt = <B>(act: (place: Place) => B): O.Option<B> => O.tryCatch(() => act(storage()));
  return {
    read: () =>
      pipe(
        attempt((place) => place.getItem(name)),
        O.flatMap(O.fromNullable),
        O.flatMap((json) => O.fromEither(codec.type.decode(parsed(json)))),
      ),
    write: (value) => {
      attempt((place) => {
        place.setItem(name, JSON.stringify(codec.type.encode(value)));
      });
    },
    clear: () => {
      attempt((place) => {
        place.removeItem(name);
      });
    },
  };
};

/** Drafts stand under this name, the candidate's id and the job's. */
const draftName = 'skill_filter_draft';

export const tokenName = 'candidates_token';

const writeCookie = (document: Document, value: string, maxAge: number): void => {
  const secure = document.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${tokenName}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
};

/** The session's idle limit, 48 hours, in seconds: a cookie that outlives it would be of no use. */
const cookieSeconds = 48 * 3_600;

/** The session in a browser: local storage for what all tabs share, session storage for what one tab works on (R3). */
export const browserSessionStore = (window: Window): SessionStore => {
  const local = (): Storage => window.localStorage;
  const tab = (): Storage => window.sessionStorage;
  const token = kept(local, tokenName, sessionToken);
  const drafts = doubled(local, { prefix: draftName, mayStore: () => O.isSome(token.read()) });
  const empty = (): void => {
    O.tryCatch(() => {
      local().clear();
    });
    O.tryCatch(() => {
      tab().clear();
    });
    writeCookie(window.document, '', 0);
  };
  return {
    token: {
      read: token.read,
      write: (value) => {
        token.write(value);
        writeCookie(window.document, value, cookieSeconds);
      },
      clear: () => {
        token.clear();
        writeCookie(window.document, '', 0);
      },
    },
    nextToken: kept(local, 'candidates_next_token', nextToken),
    signOutMessage: kept(local, 'candidatelogout_msg', text),
    hints: kept(tab, 'sign_in_hints', signInHints),
    socialAttempt: kept(tab, 'social_attempt', socialAttempt),
    socialProfile: kept(tab, 'googleSignUpInfo', socialProfile),
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
      empty();
    },
  };
};
