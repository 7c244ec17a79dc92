import * as O from 'fp-ts/Option';
import { parseCommunityId, parsePositionId } from '../../domain/ids/position-ids';
import type { Job } from '../../domain/ids/job';
import type { Destination } from './destination';
import { isParameter, parseValue, plainNumber, printValue, type ParameterName, type Values } from './parameters';
import { destinationTags, rowOf, type DestinationTag, type Row } from './routes';

/** A route's path, or another name of it. */
export interface Pattern {
  readonly tag: DestinationTag;
  readonly parts: readonly string[];
  readonly isName: boolean;
}

const split = (path: string): readonly string[] => path.split('/').slice(1);

/** In the order of the table: a route's path before its other names. */
const patterns: readonly Pattern[] = destinationTags.flatMap((tag) => {
  const { path, also = [] } = rowOf(tag);
  return [path, ...also].map((written, n) => ({ tag, parts: split(written), isName: n > 0 }));
});

const withoutLastSlash = (path: string): string => path.replace(/(?<=[^/])\/$/, '');

/** The segments of a path, without query or trailing slash. */
export const segmentsOf = (path: string): readonly string[] =>
  path.startsWith('/') ? split(withoutLastSlash(path.replace(/[?#].*$/s, ''))) : [];

/** The parameter that a segment of a pattern stands for; none for a word and for `*`. */
export const nameIn = (part: string): ParameterName | undefined => {
  const name = part.replace(/^:|\?$/g, '');
  return part.startsWith(':') && isParameter(name) ? name : undefined;
};

const isOpen = (part: string): boolean => /^[:*]/.test(part);

/** Neither `.` nor `..`, plain or percent-encoded: browsers resolve those before they use the path. */
const isText = (segment: string): boolean => segment !== '' && !/^(?:\.|%2e){1,2}$/i.test(segment);

const fits = (part: string, segment: string | undefined): boolean => {
  if (segment === undefined) return part.endsWith('?');
  return isOpen(part) ? isText(segment) : part.toLowerCase() === segment.toLowerCase();
};

/** The patterns that a path matches by shape; its ids are not checked. */
export const patternsOf = (segments: readonly string[]): readonly Pattern[] =>
  segments.length === 0
    ? []
    : patterns.filter(
        ({ parts }) => segments.length <= parts.length && parts.every((part, n) => fits(part, segments[n])),
      );

/** Whether a path is one of this portal's, with or without a query and a trailing slash, even if its screen comes later (R2). */
export const isOurPath = (path: string): boolean => patternsOf(segmentsOf(path)).length > 0;

/** The row that a path of ours matches. */
export const rowAt = (path: string): Row | undefined => {
  const [found] = patternsOf(segmentsOf(path));
  return found && rowOf(found.tag);
};

type Read = Readonly<Record<string, unknown>>;

/** The values were read by the parameters of the same row. */
const isPlace = (read: Read): read is Destination => read['_tag'] !== undefined;

const placeOf = ({ tag, parts }: Pattern, segments: readonly string[]): O.Option<Destination> => {
  const read: Record<string, unknown> = { _tag: tag };
  for (const part of split(rowOf(tag).path)) {
    const name = nameIn(part);
    if (name === undefined) continue;
    const value = parseValue(name, segments[parts.indexOf(part)] ?? '');
    if (O.isNone(value)) return O.none;
    read[name] = value.value;
  }
  return isPlace(read) ? O.some(read) : O.none;
};

interface Found {
  readonly destination: Destination;
  readonly pattern: Pattern;
}

const found = (segments: readonly string[]): Found | undefined => {
  for (const pattern of patternsOf(segments)) {
    const place = O.toUndefined(placeOf(pattern, segments));
    if (place !== undefined) return { destination: place, pattern };
  }
  return undefined;
};

/** The destination of a path of this portal, with or without a query and a trailing slash; none for anything else. */
export const fromPath = (path: string): O.Option<Destination> => O.fromNullable(found(segmentsOf(path))?.destination);

/** The path of a destination, from its row's pattern, without a query. A missing optional value omits its segment. */
export const toPath = (place: Destination): string => {
  const values: Partial<Values> & Pick<Destination, '_tag'> = place;
  const texts = split(rowOf(place._tag).path).map((part) => {
    const name = nameIn(part);
    return name === undefined ? part : printValue(name, values);
  });
  return withoutLastSlash(`/${texts.join('/')}`);
};

/** The canonical path of a destination, if the requested path uses another name or other letter case (R30). */
export const properPath = (path: string): string | undefined => {
  const segments = segmentsOf(path);
  const page = found(segments);
  if (page === undefined) return undefined;
  const { destination, pattern } = page;
  const isProper = !pattern.isName && pattern.parts.every((part, n) => isOpen(part) || part === segments[n]);
  return isProper ? undefined : toPath(destination);
};

/** A job from its ids as text; none if one is not a plain id. */
export const jobFromPath = (communityId: string, positionId: string): O.Option<Job> => {
  const community = parseCommunityId(plainNumber(communityId));
  const position = parsePositionId(plainNumber(positionId));
  return community._tag === 'Right' && position._tag === 'Right'
    ? O.some({ communityId: community.right, positionId: position.right })
    : O.none;
};
