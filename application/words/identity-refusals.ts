import type { EmailFault } from '../../domain/identity/email';
import type { SendCodeRefusal, SubmitCodeRefusal } from '../ports/candidate-api/identity';
import type { TooManyCodes } from '../../domain/identity/one-time-code';
import type { ProofNeeded } from '../../domain/identity/address-proof';
import { localMoment } from '../../domain/time/display';
import type { Instant } from '../../domain/time/instant';
import { defaultZone, type TimeZone } from '../../domain/time/time-zone';
import { signInWords } from './sign-in-faults';

/* Turns a rule's reason into a sentence for screens, terminal and server: what happened, the number, and what to do. */

/** Under every empty field (spec 1 §5). */
export const fieldRequired = 'Required';

export const sayEmailFault = (fault: EmailFault): string =>
  fault._tag === 'EmailMissing' ? fieldRequired : 'Invalid email address';

/** A time with its zone's name; the default zone if the reader's is unknown. */
export const atClock = (instant: Instant, zone: TimeZone = defaultZone): string => {
  const { day, time, zoneShort } = localMoment(instant, zone);
  return `${time} ${zoneShort} on ${day}`;
};

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
      return `We can send ${refusal.limit} codes per ${refusal.per}. Open the link in the last mail we sent, which works until then if you have not used it yet, or ask for a new code after ${atClock(refusal.retryAt, zone)}.`;
  }
};

/** A code is required first: the text for a missing code (R41, spec 1 §5). */
export const sayProofNeeded = (_refusal: ProofNeeded): string => signInWords.codeMissing;

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
      return 'There is no code for this e-mail address. Ask for a new code.';
  }
};
