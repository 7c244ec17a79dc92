import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Kept, SessionStore } from '../../application/ports/session-store';
import { flag, listOf, text, type Codec } from './codec';
import { contactChange } from './wire/contact-change';
import { dateSearch } from './wire/date-search';
import { positionId, sessionToken } from './wire/fields';
import { nextToken } from './wire/next-token';
import { sentCode } from './wire/sent-code';
import { signInHints } from './wire/sign-in-hints';
import { jobInHand, screeningDraft } from './wire/screening-draft';
import { signUpDraft } from './wire/sign-up-draft';
import { socialProfile } from './wire/social';
import { socialAttempt } from './wire/social-attempt';
import { workInHand } from './wire/work-in-hand';

/** Values of JSON by name. */
export type KeptFields = Readonly<Record<string, unknown>>;

/** Where a session is stored whole: a file, an entry of a browser's storage, a variable. */
export interface FieldsPlace {
  readonly read: () => KeptFields;
  readonly write: (fields: KeptFields) => void;
}

const without = (name: string, fields: KeptFields): KeptFields =>
  Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

/** A value in that place under the specification's own name. An unreadable value is dropped. */
const kept = <A>(place: FieldsPlace, name: string, { type }: Codec<A>): Kept<A> => ({
  read: () =>
    pipe(
      O.fromNullable(place.read()[name]),
      O.flatMap((value) => O.fromEither(type.decode(value))),
    ),
  write: (value) => {
    place.write({ ...place.read(), [name]: type.encode(value) });
  },
  clear: () => {
    if (name in place.read()) place.write(without(name, place.read()));
  },
});

/** The session as plain fields, all in one place (R3). A browser with several tabs needs more: the portal's own store has a place for each tab. */
export const keptSession = (place: FieldsPlace): SessionStore => {
  const sessionEnded = kept(place, 'session_ended', flag);
  const wipe = (): void => {
    place.write({});
    sessionEnded.write(true);
  };
  return {
    token: kept(place, 'candidates_token', sessionToken),
    nextToken: kept(place, 'candidates_next_token', nextToken),
    signOutMessage: kept(place, 'candidatelogout_msg', text),
    hints: kept(place, 'sign_in_hints', signInHints),
    hintsOnDevice: kept(place, 'sign_in_hints', signInHints),
    socialAttempt: kept(place, 'social_attempt', socialAttempt),
    socialProfile: kept(place, 'googleSignUpInfo', socialProfile),
    sentCode: kept(place, 'sign_in_code', sentCode),
    contactChange: kept(place, 'contact_change', contactChange),
    sessionEnded,
    dateSearch: kept(place, 'date_search', dateSearch),
    unfoldedCards: kept(place, 'expand_status', listOf(positionId)),
    workInHand: kept(place, 'selected_application', workInHand),
    jobInHand: kept(place, 'position_id', jobInHand),
    signUpDraft: kept(place, 'sign_up_draft', signUpDraft),
    drafts: {
      of: (candidateId, positionId) => kept(place, `skill_filter_draft ${candidateId} ${positionId}`, screeningDraft),
    },
    wipe,
    lapse: wipe,
  };
};
