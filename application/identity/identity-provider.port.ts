import * as TE from 'fp-ts/TaskEither';
import type { ProviderClaims } from '../../domain/identity/social-sign-in';
import type { Instant } from '../../domain/time/instant';

/** The evidence of a social sign-in that a browser sends. The server trusts none of it: it asks the provider and checks the signature. */
export interface SocialEvidence {
  /** Says who signed in, for which portal and when; signed by the provider. */
  readonly idToken: string;
  /** Grants access to the provider's userinfo endpoint. */
  readonly accessToken: string;
  /** The nonce in the ID token is a hash of this secret, which only the browser that began the sign-in knows. */
  readonly nonceSecret: string;
}

/** A person who, according to the provider, has just signed in there for this portal. */
export interface Vouched extends ProviderClaims {
  /** Identifies this sign-in, so its evidence works only once. */
  readonly nonce: string;
  readonly issuedAt: Instant;
}

/** Why the provider doesn't vouch for a person; only `ProviderUnreachable` may pass by itself. */
export type NotVouched =
  /** The evidence is forged, old, or for another portal, provider or browser. It doesn't say which. */
  | { readonly _tag: 'EvidenceRefused' }
  | { readonly _tag: 'ProviderUnreachable' }
  /** The deployment has no provider. */
  | { readonly _tag: 'SocialSignInOff' };

/** The provider of social sign-ins, as our server uses it. */
export interface IdentityProvider {
  readonly vouch: (evidence: SocialEvidence) => TE.TaskEither<NotVouched, Vouched>;
}

/** For a deployment without a provider. */
export const noIdentityProvider: IdentityProvider = { vouch: () => TE.left({ _tag: 'SocialSignInOff' }) };
