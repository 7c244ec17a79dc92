import { allowed, permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { plus, within, type Instant } from '../time/instant';
import type { Email } from '../text/email';
import type { CodeRefusal } from './one-time-code';
import type { PhoneNumber } from './phone';
import { numbers } from '../parameters/values';

/** How to reach a candidate. */
export interface Contact {
  readonly email: Email;
  readonly phone: PhoneNumber | undefined;
}

/** Why e-mail and phone stay as they are: no code yet, a code that fails, or an address that another candidate has (R28). */
export type ContactRefusal =
  | { readonly _tag: 'CodeNeeded'; readonly sentTo: Email }
  | CodeRefusal
  | { readonly _tag: 'EmailTaken'; readonly email: Email };

/** What an accepted change of e-mail or phone writes, and what it sets off (R28). */
export interface ContactChange {
  readonly contact: Contact;
  /** The old address, which is notified that it no longer counts. */
  readonly notify: Email | undefined;
  /** Whether the session gets a new token (spec 1 §7). */
  readonly newToken: boolean;
}

/** What is known when 'Your details' arrive. */
export interface ContactProof {
  /** Whether the code sent to the new address was right. Undefined: none was entered. */
  readonly code: Decision<CodeRefusal> | undefined;
  /** Whether another candidate has the new address. */
  readonly taken: boolean;
}

/**
 * Changes e-mail and phone from 'Your details' (R28). A new e-mail counts once the code sent to it is entered, and the old address is
 * notified; a new phone needs no code. Only somebody who has proven an address learns that another candidate uses it.
 */
export const changeContact = (
  now: Contact,
  wanted: Contact,
  { code, taken }: ContactProof,
): Decision<ContactRefusal, ContactChange> => {
  if (wanted.email === now.email)
    return allowed({ contact: wanted, notify: undefined, newToken: wanted.phone !== now.phone });
  if (code === undefined) return refused({ _tag: 'CodeNeeded', sentTo: wanted.email });
  if (code._tag === 'Refused') return code;
  return taken
    ? refused({ _tag: 'EmailTaken', email: wanted.email })
    : allowed({ contact: wanted, notify: now.email, newToken: true });
};

/** How long after the answer the new token is used (R28, spec 1 §9). */
export const tokenSwapAfter: Milliseconds = numbers.token_swap_after;

/**
 * The token that calls carry after a change: the old one for 5 s, from then on the new one (R28). Both are valid meanwhile, so if the clock
 * was set back before the change, calls carry the new one right away.
 */
export const tokenToCarry = <Token>(
  held: { readonly old: Token; readonly new: Token },
  changedAt: Instant,
  now: Instant,
) => (within(changedAt, now, tokenSwapAfter) ? held.old : held.new);

/** When the session of a replaced token ends: after those 5 s. Repeating the change, or making another with that token, doesn't extend it (ours). */
export const oldTokenEnds = (endsAt: Instant | undefined, now: Instant): Instant => {
  const fromNow = plus(now, tokenSwapAfter);
  return endsAt !== undefined && endsAt < fromNow ? endsAt : fromNow;
};

/** A change of e-mail or phone ended the session: 'Please login again!!' (spec 1 §8). */
export interface SessionReplaced {
  readonly _tag: 'SessionReplaced';
}

/**
 * Whether a call that began at `began` may use a session that such a change ends at `endsAt`: if it began before the end. How long the call
 * takes doesn't matter, so no running call is cut short. Undefined: nothing ends the session.
 */
export const replacedSessionStands = (endsAt: Instant | undefined, began: Instant): Decision<SessionReplaced> =>
  endsAt === undefined || began < endsAt ? permitted : refused({ _tag: 'SessionReplaced' });
