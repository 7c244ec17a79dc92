import * as E from 'fp-ts/Either';
import { known } from '../brand';
import { permitted, refused, type Decision } from '../decision';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { parseEmail, type Email } from './email';
import type { SocialSource } from './social-origin';

/** The word of the specification for a candidate who came by a social sign-in: `/signup/googleUser`, whichever provider it is (spec 1 §2). */
export const socialSource = known<SocialSource>('googleUser');

/** How old a provider's word about somebody may be when it is shown here (ours): the way back from it takes seconds. */
export const oldestEvidence: Milliseconds = minutes(10);

/** By how much a provider's clock and ours may differ (ours). */
export const providerClockDiffers: Milliseconds = minutes(1);

/** How long it is remembered that evidence was taken (ours): far longer than it is taken at all. */
export const evidenceRememberedFor: Milliseconds = hours(24);

/** Whether a provider's word is young enough to be taken: its last millisecond included, and one of a clock that is a little ahead of ours too. */
export const evidenceStands = (issuedAt: Instant, now: Instant): boolean => {
  const age = between(issuedAt, now);
  return age >= -providerClockDiffers && age <= oldestEvidence;
};

/** How long a candidate whom nobody knew here may take to sign up before the provider is asked once more (ours). */
export const proofLifetime: Milliseconds = hours(1);

/** What a provider says of whoever signed in there. */
export interface ProviderClaims {
  readonly email: string | undefined;
  readonly emailVerified: boolean;
}

export type EmailNotVouched =
  { readonly _tag: 'NoEmailFromProvider' } | { readonly _tag: 'EmailNotVerifiedByProvider' };

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * The address that a provider vouches for, where it is ASCII: lower case would make a k of the Kelvin sign (U+212A), and another's address of the one that
 * was vouched for. Our candidates are known by their e-mail, so one that the provider has not verified
 * would let in anybody who typed it there (ours).
 */
export const vouchedEmail = ({ email, emailVerified }: ProviderClaims): E.Either<EmailNotVouched, Email> => {
  const given = email ?? '';
  const parsed = parseEmail(given);
  if (E.isLeft(parsed) || !isAscii(given)) return E.left({ _tag: 'NoEmailFromProvider' });
  return emailVerified ? parsed : E.left({ _tag: 'EmailNotVerifiedByProvider' });
};

export interface EmailNotProven {
  readonly _tag: 'EmailNotProven';
}

/**
 * Whether a social sign-up has shown that its e-mail is the candidate's: a proof of ours for this address that still stands, its last
 * millisecond included. Why one does not is told to nobody.
 */
export const tryEmailProof = (until: Instant, matches: boolean, now: Instant): Decision<EmailNotProven> =>
  matches && between(now, until) >= 0 ? permitted : refused({ _tag: 'EmailNotProven' });
