import type { SocialAttempt } from '../../../application/ports/social-sign-in';
import { mapped, struct, text, type Codec } from '../codec';

/** A social sign-in that was begun, as a browser keeps it until it comes back. */
export const socialAttempt: Codec<SocialAttempt> = mapped(
  struct({ state: text, verifier: text, nonce_secret: text }),
  ({ state, verifier, nonce_secret }) => ({ state, verifier, nonceSecret: nonce_secret }),
  ({ state, verifier, nonceSecret }) => ({ state, verifier, nonce_secret: nonceSecret }),
);
