import type { SendCodeRefusal, SubmitCodeRefusal } from './identity.api';
import type { TooManyCodes } from '../../domain/identity/one-time-code';
import { defaultZone, type TimeZone } from '../../domain/time/time-zone';
import { atClock } from '../words/shared-refusals';

/* Turns a rule's reason into a sentence for screens, terminal and server: what happened, the number, and what to do. */

const tries = (n: number): string => (n === 1 ? '1 try left' : `${n} tries left`);

/** For codes whose mail has no link as an alternative. */
export const sayTooManyCodes = ({ limit, per, retryAt }: TooManyCodes, zone: TimeZone = defaultZone): string =>
  `We can send ${limit} codes per ${per}. Ask for a new code after ${atClock(retryAt, zone)}.`;

/** `zone` is the reader's own; a server that doesn't know it uses the default zone and says its name. */
export const saySendCodeRefusal = (refusal: SendCodeRefusal, zone: TimeZone = defaultZone): string => {
  switch (refusal._tag) {
    case 'UnknownCandidate':
      return 'email not found';
    case 'TooManyCodes':
      return `We can send ${refusal.limit} codes per ${refusal.per}. Use the link in our last email, if you have not used it yet, or ask for a new code after ${atClock(refusal.retryAt, zone)}.`;
  }
};

/** Why an entered code signs nobody in, with the tries left; 'Invalid OTP' is from spec 1 §8. */
export const saySubmitCodeRefusal = (refusal: SubmitCodeRefusal): string => {
  switch (refusal._tag) {
    case 'CodeWrong':
      return refusal.triesLeft === 0
        ? 'Invalid OTP. That was the last try for this code. Ask for a new code.'
        : `Invalid OTP. ${tries(refusal.triesLeft)}.`;
    case 'CodeExpired':
      return `This code is older than ${refusal.lifetimeMinutes} minutes. Ask for a new code.`;
    case 'CodeTriesUsedUp':
      return `This code was tried ${refusal.limit} times and is locked now. Ask for a new code.`;
    case 'CodeNotFound':
      return 'There is no code for this email address. Ask for a new code.';
  }
};
