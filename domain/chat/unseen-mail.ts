import type { Milliseconds } from '../time/duration';
import { serviceNumbers } from '../parameters/service-values';

/** How long a hiring manager's message stays unseen before it is mailed, once (R39). */
export const mailUnseenAfter: Milliseconds = serviceNumbers.mail_unseen_after;

/** How much of it the mail shows, in characters. */
export const beginningLength = serviceNumbers.mailed_beginning;

/** The beginning of a message on one line; a longer one ends with an ellipsis. */
export const beginningOf = (text: string): string => {
  const letters = Array.from(text.replace(/\s+/gu, ' ').trim());
  return letters.length <= beginningLength
    ? letters.join('')
    : `${letters
        .slice(0, beginningLength - 1)
        .join('')
        .trimEnd()}…`;
};
