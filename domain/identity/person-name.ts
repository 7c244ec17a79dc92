import * as E from 'fp-ts/Either';
import type { Brand } from '../brand';
import { lineFits, oneLine } from '../text/one-line';
import { characters } from '../text/typed-text';
import { numbers } from '../parameters/values';

/** A first or last name on one line, trimmed, with at least one visible character (spec 1 §5). */
export type PersonName = Brand<string, 'PersonName'>;

/** Why a text is no name: nothing visible in it, or more than `limit` characters. */
export type PersonNameFault =
  | { readonly _tag: 'NameMissing' }
  | { readonly _tag: 'NameTooLong'; readonly length: number; readonly limit: number };

/** Ours: the specification gives no limit. Long enough for every name in a passport, short enough for a mail's first line. */
export const longestName = numbers.longest_name;

/** Expects a single line. */
const isPersonName = (text: string): text is PersonName => lineFits(text, longestName);

/** Reads a typed name: trims it and puts it on one line before measuring it. */
export const parsePersonName = (raw: string): E.Either<PersonNameFault, PersonName> => {
  const text = oneLine(raw);
  if (isPersonName(text)) return E.right(text);
  return E.left(
    text === '' ? { _tag: 'NameMissing' } : { _tag: 'NameTooLong', length: characters(text), limit: longestName },
  );
};
