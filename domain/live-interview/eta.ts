import type { Milliseconds } from '../time/duration';
import { deviceNumbers } from '../parameters/device-values';

/** How often the portal asks about the interviewer while nobody has joined (spec 2 §4.6, §9). */
export const etaPollEvery: Milliseconds = deviceNumbers.eta_poll_every;

/** The interviewer's answer to 'Are you coming?'. A delay may state its minutes. */
export type Eta =
  | { readonly _tag: 'Coming' }
  | { readonly _tag: 'NotComing' }
  | { readonly _tag: 'Delayed'; readonly minutes: number | undefined };

/** What the waiting candidate sees. */
export type EtaNotice =
  | { readonly _tag: 'NoNotice' }
  | { readonly _tag: 'InterviewerUnable' }
  | { readonly _tag: 'InterviewerDelayed'; readonly minutes: number | undefined };

/** The notice for an answer: 'yes' clears the message, 'delayed' says for how long, 'no' says nobody is coming (spec 2 §4.6). */
export const noticeOf = (eta: Eta): EtaNotice => {
  switch (eta._tag) {
    case 'Coming':
      return { _tag: 'NoNotice' };
    case 'NotComing':
      return { _tag: 'InterviewerUnable' };
    case 'Delayed':
      return { _tag: 'InterviewerDelayed', minutes: eta.minutes };
  }
};

/**
 * The minutes in an interviewer's own words, such as `10`, `10 min` or `about 5 minutes` (delay_reason): the first whole number from 1 to
 * 999. Undefined without one: then the candidate sees 2 to 3 minutes (spec 2 §4.6).
 */
export const delayMinutes = (words: string): number | undefined => {
  const minutes = Number(/\d+/.exec(words)?.[0]);
  return minutes >= 1 && minutes <= deviceNumbers.longest_eta ? minutes : undefined;
};
