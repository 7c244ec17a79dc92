import * as E from 'fp-ts/Either';
import { destinationTags, routes } from '../../../application/navigation/routes';
import { minutes } from '../../../domain/time/duration';
import { fromParser, maybe, number, oneOf, struct, type Codec } from '../codec';
import type { VisitVitals } from './visit-vitals';

/* Anybody can send a beacon: a page that the portal doesn't have, or a value that no visit has, would only spoil the figures. */

/** Every page of the portal, by its pattern. */
const page = oneOf<string>(...destinationTags.map((tag) => routes[tag].path));

const upTo = (most: number): Codec<number | undefined> =>
  maybe(
    fromParser({
      name: `a number from 0 to ${most}`,
      wire: number,
      parse: (value) => (value >= 0 && value <= most ? E.right(value) : E.left('OutOfRange')),
      print: (value) => value,
    }),
  );

/** In milliseconds. */
const time = upTo(minutes(10));

/** The web vitals of one visit, read from its beacon. */
export const visitVitals: Codec<VisitVitals> = struct({ page, lcp: time, inp: time, cls: upTo(100) }, true);
