import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { lineFits, oneLine } from '../text/one-line';
import { characters } from '../text/typed-text';

/** A title, a company, a college: on one line, trimmed, with something in it that can be read (spec 1 §5). */
export type EntryText = Brand<string, 'EntryText'>;

export type EntryTextFault =
  { readonly _tag: 'TextMissing' } | { readonly _tag: 'TextTooLong'; readonly length: number; readonly limit: number };

/** Ours: the specification names no limit. */
export const longestEntryText = 200;

/** Asked of what is one line. */
const isEntryText = (text: string): text is EntryText => lineFits(text, longestEntryText);

export const parseEntryText = (raw: string): E.Either<EntryTextFault, EntryText> => {
  const text = oneLine(raw);
  if (isEntryText(text)) return E.right(text);
  const length = characters(text);
  return E.left(
    length > longestEntryText ? { _tag: 'TextTooLong', length, limit: longestEntryText } : { _tag: 'TextMissing' },
  );
};
