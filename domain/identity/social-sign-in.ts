import * as E from 'fp-ts/Either';
import { known } from '../brand';
import { permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { parseEmail, type Email } from '../text/email';
import type { SocialSource } from './social-origin';
import { numbers } from '../parameters/values';

/** The specification's name for a social sign-in, whichever the provider: `/signup/googleUser` (spec 1 §2). */
export const socialSource = known<SocialSource>('googleUser');

/** How old a provider's statement may be when it arrives (ours): coming back from the provider takes seconds. */
export const oldestEvidence: Milliseconds = numbers.oldest_evidence;

/** By how much a provider's clock and ours may differ (ours). */
export const providerClockDiffers: Milliseconds = numbers.clock_differs;

/** How long we remember that evidence was used (ours): far longer than it is valid. */
export const evidenceRememberedFor: Milliseconds = numbers.evidence_kept_for;

/** Whether a provider's statement is recent enough, the last millisecond included. Its clock may be slightly ahead of ours. */
export const evidenceStands = (issuedAt: Instant, now: Instant): boolean => {
  const age = between(issuedAt, now);
  return age >= -providerClockDiffers && age <= oldestEvidence;
};

/** How long a new candidate may take to sign up before the provider must vouch again (ours). */
export const proofLifetime: Milliseconds = numbers.proof_lifetime;

/** What a provider says about the person who signed in. */
export interface ProviderClaims {
  readonly email: string | undefined;
  readonly emailVerified: boolean;
}

/** Why a provider's statement signs nobody in: it has no usable address, or one that the provider has not verified. */
export type EmailNotVouched =
  | { readonly _tag: 'NoEmailFromProvider' }
  | { readonly _tag: 'EmailNotVerifiedByProvider' };

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/**
 * The address that a provider vouches for: verified, and ASCII only (ours). Our candidates are known by their e-mail, so an unverified one
 * would let in anybody who typed it there. Lower case turns the Kelvin sign (U+212A) into a k, and so into another address.
 */
export const vouchedEmail = ({ email, emailVerified }: ProviderClaims): E.Either<EmailNotVouched, Email> => {
  const given = email ?? '';
  const parsed = parseEmail(given);
  if (E.isLeft(parsed) || !isAscii(given)) return E.left({ _tag: 'NoEmailFromProvider' });
  return emailVerified ? parsed : E.left({ _tag: 'EmailNotVerifiedByProvider' });
};

/** The proof of a social sign-up doesn't count, or no longer: signing in with the provider again gives a new one. */
export interface EmailNotProven {
  readonly _tag: 'EmailNotProven';
}

/**
 * Whether a social sign-up has proven its e-mail: with our proof for this address while it is valid, the last millisecond included. A
 * refusal doesn't say why.
 */
export const tryEmailProof = (until: Instant, matches: boolean, now: Instant): Decision<EmailNotProven> =>
  matches && between(now, until) >= 0 ? permitted : refused({ _tag: 'EmailNotProven' });
