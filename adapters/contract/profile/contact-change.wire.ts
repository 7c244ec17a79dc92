import type { ContactChange } from '../../../application/ports/session-store';
import { mapped, struct, text, type Codec } from '../codec';
import { email, instant } from '../wire/fields';

/** A change of e-mail and phone that waits for a code, as a tab stores it, always without the code. */
export const contactChange: Codec<ContactChange> = mapped(
  struct({ standing: email, email: text, country: text, phone: text, sent_to: email, resend_at: instant }),
  ({ standing, sent_to, resend_at, ...typed }) => ({ standing, typed, sentTo: sent_to, resendAt: resend_at }),
  ({ standing, typed, sentTo, resendAt }) => ({ standing, ...typed, sent_to: sentTo, resend_at: resendAt }),
);
