import { seconds, type Milliseconds } from '../time/duration';

/** How often the interviewer is asked for while nobody has joined (spec 2 §4.6, §9). */
export const etaPollEvery: Milliseconds = seconds(10);

/** What the interviewer answered to 'Are you coming?'. A delay says by how many minutes, or not. */
export type Eta =
  | { readonly _tag: 'Coming' }
  | { readonly _tag: 'NotComing' }
  | { readonly _tag: 'Delayed'; readonly minutes: number | undefined };

/** What the waiting candidate is told. */
export type EtaNotice =
  | { readonly _tag: 'NoNotice' }
  | { readonly _tag: 'InterviewerUnable' }
  | { readonly _tag: 'InterviewerDelayed'; readonly minutes: number | undefined };

/** 'yes' clears the message, 'delayed' says for how long, 'no' says that nobody will come (spec 2 §4.6). */
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
 * The minutes in an interviewer's own words, `10`, `10 min`, `about 5 minutes` (delay_reason): the first whole number from 1 to 999.
 * None otherwise: then the candidate is told 2 to 3 minutes (spec 2 §4.6).
 */
export const delayMinutes = (words: string): number | undefined => {
  const minutes = Number(/\d+/.exec(words)?.[0]);
  return minutes >= 1 && minutes <= 999 ? minutes : undefined;
};
