import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { IdentityProvider, NotVouched, Vouched } from '../../../application/identity/identity-provider.port';
import type { SocialFailure, SocialReturn, SocialSignIn } from '../../../application/identity/social-sign-in.port';
import { morning } from '../world/world';

/** Vouches for one address, in a new sign-in each time, unless a test sets another answer. */
export const vouchingFor = (email: string, said: Partial<Vouched> | NotVouched = {}): IdentityProvider => ({
  vouch: ({ nonceSecret }) =>
    '_tag' in said
      ? TE.left(said)
      : TE.right({ email, emailVerified: true, nonce: nonceSecret.padEnd(43, 'x'), issuedAt: morning, ...said }),
});

export interface Trip extends SocialSignIn {
  /** The addresses that the browser was sent to. */
  readonly left: readonly string[];
}

/** A provider's page that a browser visits, returning with `came`. */
export const tripTo = (came: SocialFailure | Partial<SocialReturn['userInfo']>): Trip => {
  const left: string[] = [];
  let trips = 0;
  return {
    left,
    begin: (again) => {
      trips += 1;
      const attempt = { state: `state ${trips}`, verifier: 'verifier', nonceSecret: `secret-${trips}` };
      return TE.right({ address: `https://accounts.example.com/?state=${trips}${again ? '&again' : ''}`, attempt });
    },
    leaveFor: (address) => {
      left.push(address);
    },
    finish: ({ nonceSecret }) =>
      TE.fromEither(
        '_tag' in came
          ? E.left(came)
          : E.right({
              evidence: { idToken: 'id', accessToken: 'access', nonceSecret },
              userInfo: { email: 'maria.santos@example.org', name: 'Maria Santos', pictureUrl: undefined, ...came },
            }),
      ),
  };
};
