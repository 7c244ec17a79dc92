import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../application/identity/identity.api';
import { number, oneOf, variant, variants, type Codec } from '../codec';
import { instant } from '../wire/fields';

/* A rule's reason on the wire, its numbers with it: `{"reason": "SlotTooSoon", "startsInMinutes": 89, "leadMinutes": 90}`. */

/** `TooManyCodes` says which limit was reached, and when it allows another code (R3c). */
export const sendCodeRefusal: Codec<SendCodeRefusal> = variants<SendCodeRefusal>({
  UnknownCandidate: variant('UnknownCandidate', {}),
  TooManyCodes: variant('TooManyCodes', { limit: number, per: oneOf('hour', 'day'), retryAt: instant }),
});

/** How many tries are left, or why no try counts (R3c). */
export const submitCodeRefusal: Codec<SubmitCodeRefusal> = variants<SubmitCodeRefusal>({
  CodeNotFound: variant('CodeNotFound', {}),
  CodeWrong: variant('CodeWrong', { triesLeft: number }),
  CodeExpired: variant('CodeExpired', { lifetimeMinutes: number }),
  CodeTriesUsedUp: variant('CodeTriesUsedUp', { limit: number }),
});
