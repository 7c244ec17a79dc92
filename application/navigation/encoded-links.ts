import * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';
import { longestPlainId } from '../../domain/ids/position-ids';
import type { LinkedIds, LinkToResolve } from '../positions/adverts.api';
import { joinId, withJoinIds } from './join-link';
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

const inJoinQuery = (address: string): O.Option<EncodedLink> => {
  const ids = { position: joinId(address, 'positionId'), community: joinId(address, 'communityId') };
  if (!isLong(ids.position ?? '') && !isLong(ids.community ?? '')) return O.none;
  return O.some({ ids, withIds: (resolved) => withJoinIds(address, resolved) });
};

/** The encoded ids that must be resolved before an address leads anywhere; none if every id is plain, or if the address is not ours. */
export const encodedLink = (address: string): O.Option<EncodedLink> => {
  const [path = ''] = address.split(/[?#]/, 1);
  const query = address.startsWith('?', path.length) ? address.slice(path.length).replace(/#.*$/s, '') : '';
  const page = fromPath(path);
  if (O.isSome(page) && page.value._tag === 'Join') return inJoinQuery(`${path}${query}`);
  const segments = segmentsOf(path);
  const isEncoded = (part: string, n: number): boolean => {
    const name = nameIn(part);
    return name !== undefined && isEncodable(name) && isLong(segments[n] ?? '');
  };
  const pattern = patternsOf(segments).find(({ parts }) => parts.some(isEncoded));
  return pattern === undefined ? O.none : O.some(inPath(pattern, segments, query));
};
