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
import type { KeysFile } from './keys-file';

const without = (name: string, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

/** A value in the file under the specification's own name. An unreadable value is dropped. */
const kept = <A>(keys: KeysFile, name: string, { type }: Codec<A>): Kept<A> => ({
  read: () =>
    pipe(
      O.fromNullable(keys.read()[name]),
      O.flatMap((value) => O.fromEither(type.decode(value))),
    ),
  write: (value) => {
    keys.write({ ...keys.read(), [name]: type.encode(value) });
  },
  clear: () => {
    if (name in keys.read()) keys.write(without(name, keys.read()));
  },
});

/** Values that only a page needs, across a reload or a visit to a provider. A terminal has no pages. */
const notKept: Kept<never> & { readonly write: () => void } = {
  read: () => O.none,
  write: () => undefined,
  clear: () => undefined,
};

/** The session in a terminal: one file has what a browser stores for all tabs and for one (R3). */
export const terminalSessionStore = (keys: KeysFile): SessionStore => ({
  token: kept(keys, 'candidates_token', sessionToken),
  nextToken: kept(keys, 'candidates_next_token', nextToken),
  signOutMessage: kept(keys, 'candidatelogout_msg', text),
  hints: kept(keys, 'sign_in_hints', signInHints),
  hintsOnDevice: kept(keys, 'sign_in_hints', signInHints),
  socialAttempt: kept(keys, 'social_attempt', socialAttempt),
  socialProfile: kept(keys, 'googleSignUpInfo', socialProfile),
  sentCode: notKept,
  contactChange: notKept,
  sessionEnded: notKept,
  dateSearch: notKept,
  unfoldedCards: notKept,
  workInHand: kept(keys, 'selected_application', workInHand),
  jobInHand: kept(keys, 'position_id', jobInHand),
  signUpDraft: kept(keys, 'sign_up_draft', signUpDraft),
  drafts: {
    of: (candidateId, positionId) => kept(keys, `skill_filter_draft ${candidateId} ${positionId}`, screeningDraft),
  },
  wipe: () => {
    keys.write({});
  },
  lapse: () => {
    keys.write({});
  },
});
