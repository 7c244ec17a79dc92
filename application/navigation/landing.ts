import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Destination, Job } from './destination';
import { fromPath, toPath } from './path';

/** A destination with the query it was asked for with: what a link carried behind its `?` is not lost on the way through sign-in. */
export interface Landing {
  readonly destination: Destination;
  /** Empty, or what follows the path, with its `?`. */
  readonly query: string;
}

export const landingAt = (destination: Destination): Landing => ({ destination, query: '' });

/** Where a path of this app with its query leads; none for anything else. A `#` part stays behind: it may hold what no one is to remember. */
export const landingFrom = (path: string): O.Option<Landing> =>
  pipe(
    fromPath(path),
    O.map((destination) => ({ destination, query: /^[^?#]*(\?[^#]*)?/s.exec(path)?.[1] ?? '' })),
  );

export const landingPath = ({ destination, query }: Landing): string => `${toPath(destination)}${query}`;

/** Where a video interview is joined: the job travels in the query (spec 2 §2.1). Who may in is decided there, so the link itself is no secret. */
export const joinPath = ({ communityId, positionId }: Job): string =>
  `${toPath({ _tag: 'Join' })}?community_id=${communityId}&position_id=${positionId}`;
