import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { lineFits, oneLine } from '../text/one-line';
import { characters } from '../text/typed-text';
import { numbers } from '../parameters/values';

/** A title, a company or a college: on one line, trimmed, with at least one visible character (spec 1 §5). */
export type EntryText = Brand<string, 'EntryText'>;

/** Why a text can't stand in an entry: nothing visible in it, or more than `limit` characters. */
export type EntryTextFault =
  | { readonly _tag: 'TextMissing' }
  | { readonly _tag: 'TextTooLong'; readonly length: number; readonly limit: number };

/** Ours: the specification gives no limit. */
export const longestEntryText = numbers.longest_entry_text;

/** Expects a single line. */
const isEntryText = (text: string): text is EntryText => lineFits(text, longestEntryText);

/** Reads a typed text: trims it and puts it on one line before measuring it. */
export const parseEntryText = (raw: string): E.Either<EntryTextFault, EntryText> => {
  const text = oneLine(raw);
  if (isEntryText(text)) return E.right(text);
  return E.left(
    text === '' ? { _tag: 'TextMissing' } : { _tag: 'TextTooLong', length: characters(text), limit: longestEntryText },
  );
};
