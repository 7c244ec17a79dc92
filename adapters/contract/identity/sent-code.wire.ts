import type { SentCode } from '../../../application/ports/session-store';
import type { Codec } from '../codec';
import { field, objectWith } from '../record';
import { email, instant } from '../wire/fields';

/** A code that was mailed, as a tab stores it: the address and when another may be requested, never the code. */
export const sentCode: Codec<SentCode> = objectWith({
  email: field('email', email),
  resendAt: field('resend_at', instant),
});
