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
  /** The same path with plain ids; an id that could not be resolved stays as it is. */
  readonly withIds: (ids: LinkedIds) => string;
}

/** An advert's link with a code, so that its job can't be found by counting ids. */
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

/** The encoded ids that must be resolved before a path leads anywhere; none if every id is plain, or if the path is not ours. */
export const encodedLink = (path: string): O.Option<EncodedLink> => {
  const segments = segmentsOf(path);
  const isEncoded = (part: string, n: number): boolean => {
    const name = nameIn(part);
    return name !== undefined && isEncodable(name) && (segments[n] ?? '').length > longestPlainId;
  };
  const pattern = patternsOf(segments).find(({ tag, parts }) => hasScreen(tag) && parts.some(isEncoded));
  return pattern === undefined ? O.none : O.some(linkOf(pattern, segments));
};
