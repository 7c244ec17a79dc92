import { allowed, refused, type Decision } from '../decision';
import { characters, cleaned } from '../text/typed-text';

/** The longest reason for reporting a message, in characters. Our decision: the specification has no reports. */
export const longestReport = 1_000;

/** Why a report can't be sent. */
export type ReportFault =
  | { readonly _tag: 'ReportEmpty' }
  | { readonly _tag: 'ReportTooLong'; readonly length: number; readonly limit: number };

/** The reason for reporting a message as it is sent: cleaned, in a few words at least (R39). */
export const checkReport = (typed: string): Decision<ReportFault, string> => {
  const reason = cleaned(typed);
  const length = characters(reason);
  if (length === 0) return refused({ _tag: 'ReportEmpty' });
  return length > longestReport ? refused({ _tag: 'ReportTooLong', length, limit: longestReport }) : allowed(reason);
};
