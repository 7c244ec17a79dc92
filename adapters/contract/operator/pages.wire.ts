import { longestPage } from '../../../application/operator/pages.port';
import { maybe, type Codec } from '../codec';
import { field } from '../record';
import { pageLength } from '../wire/numbers';

/** The fields of a request for one page; `after` takes the `next` of the page before. */
export const pageParts = <Place>(place: Codec<Place>) =>
  ({ after: field('after', maybe(place)), limit: field('limit', maybe(pageLength(longestPage))) }) as const;

/** Where a page ends; left out of the last one. */
export const nextPart = <Place>(place: Codec<Place>) => field('next', maybe(place));
