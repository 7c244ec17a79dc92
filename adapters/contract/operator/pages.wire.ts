import * as E from 'fp-ts/Either';
import { longestPage } from '../../../application/operator/pages.port';
import { fromParser, maybe, number, type Codec } from '../codec';
import { field } from '../record';

const pageLength = fromParser({
  name: `a whole number from 1 to ${longestPage}`,
  wire: number,
  parse: (n): E.Either<'NotALength', number> =>
    Number.isInteger(n) && n >= 1 && n <= longestPage ? E.right(n) : E.left('NotALength'),
  print: (n) => n,
  jsonSchema: { type: 'integer', minimum: 1, maximum: longestPage },
});

/** The fields of a request for one page; `after` takes the `next` of the page before. */
export const pageParts = <Place>(place: Codec<Place>) =>
  ({ after: field('after', maybe(place)), limit: field('limit', maybe(pageLength)) }) as const;

/** Where a page ends; left out of the last one. */
export const nextPart = <Place>(place: Codec<Place>) => field('next', maybe(place));
