import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { characters, cleaned } from '../text/typed-text';
import { numbers } from '../parameters/values';

/** Why a candidate withdraws, declines or reports a message, in their own words: 1 to 1,000 characters, ends trimmed (R18, R39, spec 2 §5). */
export type Reason = Brand<string, 'Reason'>;

/** Why a text is no reason: it has no visible character, or more than `limit` characters (R18, spec 2 §5). */
export type ReasonFault =
  | { readonly _tag: 'ReasonMissing' }
  | { readonly _tag: 'ReasonTooLong'; readonly length: number; readonly limit: number };

/** Characters (R18). A declined offer and a report allow as many: the specification gives no limit there. */
export const longestReason = numbers.longest_reason;

const isReason = (text: string): text is Reason => text !== '' && characters(text) <= longestReason;

/** Reads a typed reason: trims it and drops control characters before measuring it. */
export const parseReason = (raw: string): E.Either<ReasonFault, Reason> => {
  const text = cleaned(raw);
  if (isReason(text)) return E.right(text);
  return E.left(
    text === '' ? { _tag: 'ReasonMissing' } : { _tag: 'ReasonTooLong', length: characters(text), limit: longestReason },
  );
};
