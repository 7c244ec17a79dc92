import type { SentCode } from '../../../application/ports/session-store';
import { mapped, struct, type Codec } from '../codec';
import { email, instant } from './fields';

/** A code that was mailed, as a tab stores it: the address and when another may be requested, never the code. */
export const sentCode: Codec<SentCode> = mapped(
  struct({ email, resend_at: instant }),
  (kept) => ({ email: kept.email, resendAt: kept.resend_at }),
  (sent) => ({ email: sent.email, resend_at: sent.resendAt }),
);
