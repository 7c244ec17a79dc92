import * as E from 'fp-ts/Either';
import { fromParser, number, text, type Codec, type JsonSchema } from '../codec';

const wholeNumber = (name: string, most: number, limits: JsonSchema): Codec<number> =>
  fromParser({
    name,
    wire: number,
    parse: (n): E.Either<'NotACount', number> =>
      Number.isSafeInteger(n) && n >= 1 && n <= most ? E.right(n) : E.left('NotACount'),
    print: (n) => n,
    jsonSchema: { type: 'integer', minimum: 1, ...limits },
  });

/** A number among others, which begin with 1. */
export const numberFromOne = wholeNumber('a number from 1', Number.MAX_SAFE_INTEGER, {});

/** How many entries a page may have, from 1 to `most`. */
export const pageLength = (most: number): Codec<number> =>
  wholeNumber(`a whole number from 1 to ${most}`, most, { maximum: most });

/** A number behind a prefix, so that it isn't taken for another: callers pass it on as it came. */
export const writtenPlace = (name: string, prefix: string, example: string): Codec<number> =>
  fromParser({
    name,
    wire: text,
    parse: (written): E.Either<'NotAPlace', number> => {
      const digits = new RegExp(`^${prefix}(0|[1-9][0-9]{0,14})$`).exec(written)?.[1];
      return digits === undefined ? E.left('NotAPlace') : E.right(Number(digits));
    },
    print: (n) => `${prefix}${n}`,
    jsonSchema: { type: 'string', pattern: `^${prefix}(0|[1-9][0-9]{0,14})$`, examples: [example] },
  });
