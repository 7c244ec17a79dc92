import * as O from 'fp-ts/Option';
import type { EncodedId } from '../../domain/identity/encoded-id';
import { longestPlainId } from '../../domain/positions/ids';
import type { LinkedIds, LinkToResolve } from '../ports/candidate-api/applying';
import { patternOf } from './path';

/** A path of ours in which at least one id is encoded (R1). */
export interface EncodedLink {
  readonly ids: LinkToResolve;
  /** The same path with plain ids; an id that was not resolved stands as it stood. */
  readonly withIds: (ids: LinkedIds) => string;
}

/** An advert's link that can't be counted through. */
export const encodedAdvertPath = (position: EncodedId): string => `/apply/${position}`;

const isId = (name: string): boolean => name === ':positionId' || name === ':communityId';

/** `/schedule/:communityId/:positionId` and the segments of a path, by the names of the pattern; undefined where they differ. */
const named = (pattern: string, segments: readonly string[]): ReadonlyMap<string, string> | undefined => {
  const names = pattern.split('/').slice(1);
  const required = names.filter((name) => !name.endsWith('?'));
  if (segments.length < required.length || segments.length > names.length) return undefined;
  const fits = segments.every((segment, n) => names[n] === segment || names[n]?.startsWith(':') === true);
  return fits ? new Map(segments.map((segment, n) => [names[n] ?? '', segment])) : undefined;
};

/** What of a path has to be resolved before it leads anywhere; none where every id is plain, and for what is no path of ours. */
export const encodedLink = (path: string): O.Option<EncodedLink> => {
  const segments = path
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '')
    .split('/')
    .slice(1);
  for (const pattern of Object.values(patternOf)) {
    const found = named(pattern, segments);
    if (found === undefined || ![...found].some(([name, text]) => isId(name) && text.length > longestPlainId)) continue;
    return O.some({
      ids: { position: found.get(':positionId'), community: found.get(':communityId') },
      withIds: ({ positionId, communityId }) => {
        const plain = new Map<string, number | undefined>([
          [':positionId', positionId],
          [':communityId', communityId],
        ]);
        return `/${[...found].map(([name, text]) => plain.get(name) ?? text).join('/')}`;
      },
    });
  }
  return O.none;
};
