import type * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseHiringManagerId } from '../../domain/ids/chat-ids';
import { parseCandidateId } from '../../domain/ids/candidate-id';
import { parseSocialSource, type SocialSource } from '../../domain/identity/social-origin';
import { parseCommunityId, parsePositionId } from '../../domain/ids/position-ids';

/** A parameter of a path: `:positionId` in a pattern is the parameter of that name. */
interface Parameter<A> {
  /** A missing optional segment is read as an empty text. */
  readonly parse: (text: string) => O.Option<A>;
  /** An empty text omits the segment. */
  readonly print: (value: A) => string;
}

/** `12` → 12; a leading zero, a sign or more than ten digits is not a plain id (R1). */
export const plainNumber = (text: string): number => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN);

const id = <A extends number>(parse: (n: number) => E.Either<unknown, A>): Parameter<A> => ({
  parse: (text) => O.fromEither(parse(plainNumber(text))),
  print: String,
});

const decoded = (isRight: (text: string) => boolean, encode: (text: string) => string): Parameter<string> => ({
  parse: (text) =>
    pipe(
      O.tryCatch(() => decodeURIComponent(text)),
      O.filter(isRight),
    ),
  print: encode,
});

const oneOf = <const A extends string>(words: readonly A[]): Parameter<A> => ({
  parse: (text) => O.fromNullable(words.find((word) => word === text)),
  print: (word) => word,
});

/** Any other text counts as no value. */
const maybe = <A>({ parse, print }: Parameter<A>): Parameter<A | undefined> => ({
  parse: (text) => O.some(O.toUndefined(parse(text))),
  print: (value) => (value === undefined ? '' : print(value)),
});

const source: Parameter<SocialSource> = {
  parse: (text) => O.fromEither(parseSocialSource(text)),
  print: (value) => value,
};

const closed = oneOf(['1', '2', '4', 'partialSubmit', 'fullSubmit']);

/** Every parameter that a path may have, with how it is read and written. A route whose value can't be read does not match. */
export const parameters = {
  communityId: id(parseCommunityId),
  positionId: id(parsePositionId),
  candidateId: id(parseCandidateId),
  hiringManagerId: id(parseHiringManagerId),
  /** The address in a mailed link, recognized by its @ (R10a). It is not encoded, so that log redaction recognizes an e-mail address by its shape. */
  email: decoded(
    (text) => text.includes('@'),
    (text) => encodeURIComponent(text).replaceAll('%40', '@'),
  ),
  code: decoded((text) => text !== '', encodeURIComponent),
  /** What a link from a follow-up names (R55). */
  followUpId: decoded((text) => text !== '', encodeURIComponent),
  /** The social sign-in whose profile fills in the form, such as googleUser. */
  userType: maybe(source),
  /** Opens an advert at its second tab (spec 1 §2); any other value names a link and changes nothing. */
  more: { parse: (text: string) => O.some(text === 'more'), print: (more: boolean) => (more ? 'more' : '') },
  /** The message of a closed position's page; any other value counts as 4 (R7). */
  value: { ...closed, parse: (text: string) => O.alt(() => O.some<ClosedValue>('4'))(closed.parse(text)) },
  /** The index of an entry in a profile, from 0 (R21). */
  place: {
    parse: (text: string): O.Option<number> => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? O.some(Number(text)) : O.none),
    print: String,
  },
  /** Why the tech check is opened (spec 2 §2.1). */
  techCheckFor: maybe(oneOf(['skipDelay', 'tcNotDone', 'practiceRecordNow', 'selfRecordNow'])),
  /** Which tech check the list's notice is about (spec 2 §2.1). */
  techCheckDone: oneOf(['techcheckOps', 'techcheckMan', 'techcheckDialog']),
  /** 0: no one joined, 3: the interviewer cannot join (spec 2 §2.10). */
  etaStatus: oneOf(['0', '3']),
  leftBy: oneOf(['skip', 'message']),
  cameFrom: oneOf(['emailLink', 'skillFilterSuccess']),
} as const;

type Parsed<P> = P extends Parameter<infer A> ? A : never;

/** The values that /positionClosed/{value} knows (R7). */
export type ClosedValue = Parsed<typeof closed>;

/** The name after the colon in a route's pattern. */
export type ParameterName = keyof typeof parameters;

/** The values of parameters, by their names. */
export type Values = { readonly [N in ParameterName]: Parsed<(typeof parameters)[N]> };

const byName: { readonly [N in ParameterName]: Parameter<Values[N]> } = parameters;

/** Whether a name in a pattern is one of ours. */
export const isParameter = (name: string): name is ParameterName => name in parameters;

const encodable = ['communityId', 'positionId'] as const;

/** Ids that a link may carry encoded, on every route that has them (R1). */
export const isEncodable = (name: ParameterName): name is (typeof encodable)[number] =>
  encodable.some((one) => one === name);

/** The value of a segment; none if it is not of that parameter's kind. */
export const parseValue = <N extends ParameterName>(name: N, text: string): O.Option<Values[N]> =>
  byName[name].parse(text);

/** A missing value omits its segment. */
export const printValue = <N extends ParameterName>(name: N, values: Pick<Partial<Values>, N>): string => {
  const value = values[name];
  return value === undefined ? '' : byName[name].print(value);
};
