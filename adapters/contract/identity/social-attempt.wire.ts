import type { SocialAttempt } from '../../../application/identity/social-sign-in.port';
import { text, type Codec } from '../codec';
import { field, objectWith } from '../record';

/** A started social sign-in, as a browser stores it until the visitor returns. */
export const socialAttempt: Codec<SocialAttempt> = objectWith({
  state: field('state', text),
  verifier: field('verifier', text),
  nonceSecret: field('nonce_secret', text),
});
