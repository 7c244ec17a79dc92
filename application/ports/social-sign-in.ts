import type * as TE from 'fp-ts/TaskEither';
import type { SocialEvidence } from './identity-provider';

/** What must come back from the provider as it left, kept in this tab until then. */
export interface SocialAttempt {
  /** Comes back in the address: a return that nobody here began is none. */
  readonly state: string;
  /** Shown for the code alone (PKCE): who reads the address has no use for it. */
  readonly verifier: string;
  readonly nonceSecret: string;
}

/** What the provider's userinfo endpoint said to this browser: good for filling in a form, believed by nobody. */
export interface UserInfo {
  readonly email: string;
  readonly name: string;
  readonly pictureUrl: string | undefined;
}

export interface SocialReturn {
  readonly evidence: SocialEvidence;
  readonly userInfo: UserInfo;
}

export interface ProviderUnreachable {
  readonly _tag: 'ProviderUnreachable';
}

export type SocialFailure =
  | ProviderUnreachable
  /** They turned back at the provider's page. */
  | { readonly _tag: 'SocialSignInCancelled' }
  /** The provider said no, or something that can't be what was asked for. */
  | { readonly _tag: 'ProviderRefused' }
  /** The return belongs to no attempt of this tab: an old address, another tab, somebody else's link. */
  | { readonly _tag: 'AttemptUnknown' }
  | { readonly _tag: 'NoEmailFromProvider' };

/** Signing in at a provider of the deployment's choice: OpenID Connect, authorization code with PKCE. */
export interface SocialSignIn {
  /**
   * Where the browser has to go, and what it has to keep. `anew`: the provider is to ask who it is, also whom it remembers.
   */
  readonly begin: (
    anew: boolean,
  ) => TE.TaskEither<ProviderUnreachable, { readonly address: string; readonly attempt: SocialAttempt }>;
  /** Leaves this page for the provider's. */
  readonly leaveFor: (address: string) => void;
  /** Takes the provider's answer in: the query of the address at which the browser came back. */
  readonly finish: (attempt: SocialAttempt, query: string) => TE.TaskEither<SocialFailure, SocialReturn>;
}
