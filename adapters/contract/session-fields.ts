import { draftName, tokenName, unfoldedName } from '../../application/ports/kept-names';
import type { Kept, SessionStore } from '../../application/ports/session-store';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { codeLifetime } from '../../domain/identity/one-time-code';
import { hintsKeptFor } from '../../domain/identity/sign-in-hints';
import { draftKeptFor } from '../../domain/identity/unfinished-form';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Milliseconds } from '../../domain/time/duration';
import { flag, listOf, text, type Codec } from './codec';
import { contactChange } from './profile/contact-change.wire';
import { dateSearch } from './scheduling/date-search.wire';
import { positionId, sessionToken } from './wire/fields';
import { nextToken } from './identity/next-token.wire';
import { job } from './positions/job.wire';
import { sentCode } from './identity/sent-code.wire';
import { signInHints } from './identity/sign-in-hints.wire';
import { signUpDraft } from './identity/sign-up-draft.wire';
import { socialProfile } from './identity/social.wire';
import { socialAttempt } from './identity/social-attempt.wire';
import { workInHand } from './applications/work-in-hand.wire';

/** The parts of a session that are one stored value each, and what they are. */
type Parts = {
  readonly [Name in Exclude<keyof SessionStore, 'drafts' | 'wipe' | 'lapse'>]: SessionStore[Name] extends Kept<infer A>
    ? A
    : never;
};

/** How a part of a session is stored. */
export interface SessionField<A> {
  /** The specification's own name. */
  readonly name: string;
  readonly codec: Codec<A>;
  /** Whether a browser shares it between all tabs or keeps it for one (R3). */
  readonly of: 'device' | 'tab';
  /** After this long a browser drops it. Undefined: it lasts as long as its storage. */
  readonly lasts?: Milliseconds;
}

type FieldsOf<All> = { readonly [Name in keyof All]: SessionField<All[Name]> };
type KeptOf<All> = { readonly [Name in keyof All]: Kept<All[Name]> };

/** A session field by field. Every store of a session is derived from this table. */
export const sessionFields: FieldsOf<Parts> = {
  token: { name: tokenName, codec: sessionToken, of: 'device' },
  nextToken: { name: 'candidates_next_token', codec: nextToken, of: 'device' },
  signOutMessage: { name: 'candidatelogout_msg', codec: text, of: 'device' },
  hints: { name: 'sign_in_hints', codec: signInHints, of: 'tab', lasts: hintsKeptFor },
  hintsOnDevice: { name: 'sign_in_hints', codec: signInHints, of: 'device', lasts: hintsKeptFor },
  sentCode: { name: 'sign_in_code', codec: sentCode, of: 'tab', lasts: codeLifetime },
  contactChange: { name: 'contact_change', codec: contactChange, of: 'tab', lasts: codeLifetime },
  socialAttempt: { name: 'social_attempt', codec: socialAttempt, of: 'tab' },
  socialProfile: { name: 'googleSignUpInfo', codec: socialProfile, of: 'tab', lasts: draftKeptFor },
  sessionEnded: { name: 'session_ended', codec: flag, of: 'device' },
  workInHand: { name: 'selected_application', codec: workInHand, of: 'tab' },
  dateSearch: { name: 'date_search', codec: dateSearch, of: 'tab' },
  jobInHand: { name: 'position_id', codec: job, of: 'tab' },
  unfoldedCards: { name: unfoldedName, codec: listOf(positionId), of: 'tab' },
  signUpDraft: { name: 'sign_up_draft', codec: signUpDraft, of: 'tab' },
};

/** The name of a candidate's unsent answers to a job's questions. */
export const draftNameOf = (candidateId: CandidateId, of: PositionId): string => `${draftName} ${candidateId} ${of}`;

type Keep = <A>(field: SessionField<A>) => Kept<A>;

const keptOf = <All extends object>(fields: FieldsOf<All>, keep: Keep): KeptOf<All> => {
  const made: { -readonly [Name in keyof All]?: Kept<All[Name]> } = {};
  const isWhole = (some: typeof made): some is KeptOf<All> => Object.keys(fields).every((name) => name in some);
  for (const name in fields) made[name] = keep(fields[name]);
  if (!isWhole(made)) throw new Error('A part of the session is not kept.');
  return made;
};

/** Each part of a session, as `keep` stores it. */
export const keptParts = (keep: Keep): KeptOf<Parts> => keptOf<Parts>(sessionFields, keep);
