import * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';
import { longestPlainId } from '../../domain/positions/ids';
import type { LinkedIds, LinkToResolve } from '../ports/candidate-api/applying';
import { isEncodable } from './parameters';
import { nameIn, patternsOf, segmentsOf, type Pattern } from './path';
import { hasScreen } from './routes';

/** A path of ours in which at least one id is encoded (R1). */
export interface EncodedLink {
  readonly ids: LinkToResolve;
  /** The same path with plain ids; an id that was not resolved stands as it stood. */
  readonly withIds: (ids: LinkedIds) => string;
}

/** An advert's link that can't be counted through. */
export const encodedAdvertPath = (position: EncodedId): string => `/apply/${position}`;

const linkOf = ({ parts }: Pattern, segments: readonly string[]): EncodedLink => ({
  ids: {
    position: segments[parts.indexOf(':positionId')],
    community: segments[parts.indexOf(':communityId')],
  },
  withIds: (ids) =>
    `/${segments
      .map((segment, n) => {
        const name = nameIn(parts[n] ?? '');
        return name !== undefined && isEncodable(name) ? String(ids[name] ?? segment) : segment;
      })
      .join('/')}`,
});

/** What of a path has to be resolved before it leads anywhere; none where every id is plain, and for what is no path of ours. */
export const encodedLink = (path: string): O.Option<EncodedLink> => {
  const segments = segmentsOf(path);
  const isEncoded = (part: string, n: number): boolean => {
    const name = nameIn(part);
    return name !== undefined && isEncodable(name) && (segments[n] ?? '').length > longestPlainId;
  };
  const pattern = patternsOf(segments).find(({ tag, parts }) => hasScreen(tag) && parts.some(isEncoded));
  return pattern === undefined ? O.none : O.some(linkOf(pattern, segments));
};
