import type { SocialAttempt } from '../../../application/ports/social-sign-in';
import { mapped, struct, text, type Codec } from '../codec';

/** A started social sign-in, as a browser stores it until the visitor returns. */
export const socialAttempt: Codec<SocialAttempt> = mapped(
  struct({ state: text, verifier: text, nonce_secret: text }),
  ({ state, verifier, nonce_secret }) => ({ state, verifier, nonceSecret: nonce_secret }),
  ({ state, verifier, nonceSecret }) => ({ state, verifier, nonce_secret: nonceSecret }),
);
