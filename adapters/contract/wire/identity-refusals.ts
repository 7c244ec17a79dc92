import type { SendCodeRefusal, SubmitCodeRefusal } from '../../../application/ports/candidate-api/identity';
import { number, oneOf, variant, variants, type Codec } from '../codec';
import { email, instant } from './fields';

/* A rule's reason on the wire, its numbers with it: `{"reason": "SlotTooSoon", "startsInMinutes": 89, "leadMinutes": 90}`. */

/** The candidate's own address has to be proven first (R41). */
export const proofNeeded = variant('ProofNeeded', { email });

export const sendCodeRefusal: Codec<SendCodeRefusal> = variants<SendCodeRefusal>({
  UnknownCandidate: variant('UnknownCandidate', {}),
  TooManyCodes: variant('TooManyCodes', { limit: number, per: oneOf('hour', 'day'), retryAt: instant }),
});

export const submitCodeRefusal: Codec<SubmitCodeRefusal> = variants<SubmitCodeRefusal>({
  CodeNotFound: variant('CodeNotFound', {}),
  CodeWrong: variant('CodeWrong', { triesLeft: number }),
  CodeExpired: variant('CodeExpired', { lifetimeMinutes: number }),
  CodeTriesUsedUp: variant('CodeTriesUsedUp', { limit: number }),
});
