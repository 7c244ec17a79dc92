import { allowed, permitted, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';
import { plus, within, type Instant } from '../time/instant';
import type { Email } from './email';
import type { CodeRefusal } from './one-time-code';
import type { PhoneNumber } from './phone';

/** How a candidate is reached. Its country is the phone's. */
export interface Contact {
  readonly email: Email;
  readonly phone: PhoneNumber | undefined;
}

export type ContactRefusal =
  | { readonly _tag: 'CodeNeeded'; readonly sentTo: Email }
  | CodeRefusal
  | { readonly _tag: 'EmailTaken'; readonly email: Email };

export interface ContactChange {
  readonly contact: Contact;
  /** The address that is told that it no longer counts. */
  readonly tell: Email | undefined;
  /** Whether the session gets a new token (spec 1 §7). */
  readonly newToken: boolean;
}

/** What is known when 'Your details' come in. */
export interface ContactProof {
  /** What the code sent to the new address came to; undefined: none was given. */
  readonly code: Decision<CodeRefusal> | undefined;
  /** Whether another candidate has the new address. */
  readonly taken: boolean;
}

/**
 * Changes e-mail and phone from 'Your details' (R28). A new e-mail counts after the code sent to it was given, and the old address is told;
 * a new phone needs no code. Whether an address is another candidate's is said only to who has shown that it is theirs.
 */
export const changeContact = (
  now: Contact,
  wanted: Contact,
  { code, taken }: ContactProof,
): Decision<ContactRefusal, ContactChange> => {
  if (wanted.email === now.email)
    return allowed({ contact: wanted, tell: undefined, newToken: wanted.phone !== now.phone });
  if (code === undefined) return refused({ _tag: 'CodeNeeded', sentTo: wanted.email });
  if (code._tag === 'Refused') return code;
  return taken
    ? refused({ _tag: 'EmailTaken', email: wanted.email })
    : allowed({ contact: wanted, tell: now.email, newToken: true });
};

/** From the answer with a new token to its use (R28, spec 1 §9). */
export const tokenSwapAfter: Milliseconds = seconds(5);

/**
 * Which token calls carry after a change: a millisecond before 5 s the old one, from 5 s on the new one (R28). Both are good meanwhile, so a clock
 * that was set back behind the change makes nobody wait: the new one is carried.
 */
export const tokenToCarry = <Token>(
  held: { readonly old: Token; readonly new: Token },
  changedAt: Instant,
  now: Instant,
) => (within(changedAt, now, tokenSwapAfter) ? held.old : held.new);

/** When the session of a replaced token ends: after those 5 s. A change that is repeated, or another one by that token, makes nothing longer (ours). */
export const oldTokenEnds = (endsAt: Instant | undefined, now: Instant): Instant => {
  const fromNow = plus(now, tokenSwapAfter);
  return endsAt !== undefined && endsAt < fromNow ? endsAt : fromNow;
};

/** The session was ended by a change of e-mail or phone: 'Please login again!!' (spec 1 §8). */
export interface SessionReplaced {
  readonly _tag: 'SessionReplaced';
}

/**
 * Whether a session that such a change ended, or will end, is open to a call that began at `began`: a millisecond before its end it is. How long the call
 * takes matters to nothing, so that none is cut short that was under way. Undefined: nothing ended it.
 */
export const replacedSessionStands = (endsAt: Instant | undefined, began: Instant): Decision<SessionReplaced> =>
  endsAt === undefined || began < endsAt ? permitted : refused({ _tag: 'SessionReplaced' });
