import * as TE from 'fp-ts/TaskEither';
import type { ProviderClaims } from '../../domain/identity/social-sign-in';
import type { Instant } from '../../domain/time/instant';

/** What a browser shows of a social sign-in. None of it is believed: the provider is asked, and its seal is looked at. */
export interface SocialEvidence {
  /** Says who signed in, for which portal, when; sealed by the provider. */
  readonly idToken: string;
  /** Opens the provider's userinfo endpoint. */
  readonly accessToken: string;
  /** What the nonce inside the ID token is the hash of: known to the browser that began the sign-in, and to nobody who reads a token. */
  readonly nonceSecret: string;
}

/** Somebody of whom the provider says that they signed in there, just now, for this portal. */
export interface Vouched extends ProviderClaims {
  /** Names this one sign-in, so that its evidence is taken once. */
  readonly nonce: string;
  readonly issuedAt: Instant;
}

export type NotVouched =
  /** Forged, old, made for another portal, by another provider, for another browser. Which of these is told to nobody. */
  | { readonly _tag: 'EvidenceRefused' }
  | { readonly _tag: 'ProviderUnreachable' }
  /** The deployment names no provider. */
  | { readonly _tag: 'SocialSignInOff' };

/** The provider of social sign-ins, as our server asks it. */
export interface IdentityProvider {
  readonly vouch: (evidence: SocialEvidence) => TE.TaskEither<NotVouched, Vouched>;
}

/** Of a deployment that has none. */
export const noIdentityProvider: IdentityProvider = { vouch: () => TE.left({ _tag: 'SocialSignInOff' }) };
