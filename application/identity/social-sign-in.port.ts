import type * as TE from 'fp-ts/TaskEither';
import type { SocialEvidence } from './identity-provider.port';

/** An attempt to sign in at a provider, kept in this tab until the browser returns. */
export interface SocialAttempt {
  /** Must come back in the address, so a return without an attempt is rejected. */
  readonly state: string;
  /** Proves that the code is ours (PKCE), so the code in the address is useless to others. */
  readonly verifier: string;
  readonly nonceSecret: string;
}

/** A sign-in at the provider: where the browser goes for it, and what its return needs. */
export interface SocialTrip {
  readonly address: string;
  readonly attempt: SocialAttempt;
}

/** What the provider's userinfo endpoint returned to this browser: used to prefill a form, never trusted. */
export interface UserInfo {
  readonly email: string;
  readonly name: string;
  readonly pictureUrl: string | undefined;
}

/** What a completed sign-in brings back: evidence for our server, and data to prefill a form with. */
export interface SocialReturn {
  readonly evidence: SocialEvidence;
  readonly userInfo: UserInfo;
}

/** The provider doesn't answer this browser; another try may succeed. */
export interface ProviderUnreachable {
  readonly _tag: 'ProviderUnreachable';
}

/** Why a browser returns from the provider without evidence. */
export type SocialFailure =
  | ProviderUnreachable
  /** The visitor canceled at the provider's page. */
  | { readonly _tag: 'SocialSignInCancelled' }
  /** The provider refused, or its answer makes no sense. */
  | { readonly _tag: 'ProviderRefused' }
  /** This tab has no such attempt: the URL is old, or belongs to another tab or another person. */
  | { readonly _tag: 'AttemptUnknown' }
  | { readonly _tag: 'NoEmailFromProvider' };

/** Signing in at the deployment's provider: OpenID Connect, authorization code with PKCE. */
export interface SocialSignIn {
  /** The URL to go to and the attempt to store. `anew`: the provider must ask who the user is, even if it remembers someone. */
  readonly begin: (anew: boolean) => TE.TaskEither<ProviderUnreachable, SocialTrip>;
  /** Leaves this page for the provider's. */
  readonly leaveFor: (address: string) => void;
  /** Reads the provider's answer from the query of the address the browser returned to. */
  readonly finish: (attempt: SocialAttempt, query: string) => TE.TaskEither<SocialFailure, SocialReturn>;
}
