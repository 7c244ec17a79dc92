import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Destination } from './destination';
import { fromPath, toPath } from './path';

/** A destination with its original query, so that a link's query survives sign-in. */
export interface Landing {
  readonly destination: Destination;
  /** Empty, or the query with its `?`. */
  readonly query: string;
  /** Start was pressed on this posting before signing in: applying continues automatically. */
  readonly begins?: true;
}

/** A destination without a query. */
export const landingAt = (destination: Destination): Landing => ({ destination, query: '' });

/** Where a path of this app with its query leads; none for anything else. A `#` part is dropped: it may hold something that must not be stored. */
export const landingFrom = (path: string): O.Option<Landing> =>
  pipe(
    fromPath(path),
    O.map((destination) => ({ destination, query: /^[^?#]*(\?[^#]*)?/s.exec(path)?.[1] ?? '' })),
  );

/** The path to go to, with the query that a link brought. */
export const landingPath = ({ destination, query }: Landing): string => `${toPath(destination)}${query}`;
