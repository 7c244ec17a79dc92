import * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';
import { longestPlainId } from '../../domain/positions/ids';
import type { LinkedIds, LinkToResolve } from '../ports/candidate-api/applying';
import { isEncodable } from './parameters';
import { fromPath, nameIn, patternsOf, segmentsOf, type Pattern } from './path';

/** An address of ours in which at least one id is encoded (R1). */
export interface EncodedLink {
  readonly ids: LinkToResolve;
  /** The same address with plain ids, its query kept; an id that could not be resolved stays as it is. */
  readonly withIds: (ids: LinkedIds) => string;
}

/** An advert's link with a code, so that its job can't be found by counting ids. */
export const encodedAdvertPath = (position: EncodedId): string => `/apply/${position}`;

const isLong = (text: string): boolean => text.length > longestPlainId;

const inPath = ({ parts }: Pattern, segments: readonly string[], query: string): EncodedLink => ({
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
      .join('/')}${query}`,
});

/** /join names its job in the query (spec 2 §2.1). */
const inQuery = (address: string): O.Option<EncodedLink> => {
  const idOf = (name: string): string | undefined => new RegExp(`[?&]${name}=([^&]*)`).exec(address)?.[1];
  const ids = { position: idOf('position_id'), community: idOf('community_id') };
  if (!isLong(ids.position ?? '') && !isLong(ids.community ?? '')) return O.none;
  return O.some({
    ids,
    withIds: ({ positionId, communityId }) =>
      address
        .replace(/([?&]position_id=)[^&]*/, (all, name: string) =>
          positionId === undefined ? all : `${name}${positionId}`,
        )
        .replace(/([?&]community_id=)[^&]*/, (all, name: string) =>
          communityId === undefined ? all : `${name}${communityId}`,
        ),
  });
};

/** The encoded ids that must be resolved before an address leads anywhere; none if every id is plain, or if the address is not ours. */
export const encodedLink = (address: string): O.Option<EncodedLink> => {
  const [path = ''] = address.split(/[?#]/, 1);
  const query = address.startsWith('?', path.length) ? address.slice(path.length).replace(/#.*$/s, '') : '';
  const page = fromPath(path);
  if (O.isSome(page) && page.value._tag === 'Join') return inQuery(`${path}${query}`);
  const segments = segmentsOf(path);
  const isEncoded = (part: string, n: number): boolean => {
    const name = nameIn(part);
    return name !== undefined && isEncodable(name) && isLong(segments[n] ?? '');
  };
  const pattern = patternsOf(segments).find(({ parts }) => parts.some(isEncoded));
  return pattern === undefined ? O.none : O.some(inPath(pattern, segments, query));
};
