import type * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { parseHiringManagerId } from '../../domain/chat/ids';
import { parseCandidateId } from '../../domain/identity/candidate-id';
import { parseSocialSource, type SocialSource } from '../../domain/identity/social-origin';
import { parseCommunityId, parsePositionId } from '../../domain/positions/ids';

/** What may stand in a segment of a path: `:positionId` in a pattern is the parameter of that name. */
interface Parameter<A> {
  /** A segment that may be missing and is reads as an empty text. */
  readonly parse: (text: string) => O.Option<A>;
  /** An empty text leaves the segment out. */
  readonly print: (value: A) => string;
}

/** `12` → 12; a leading zero, a sign or more than ten digits is no plain id (R1). */
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

/** Any other text is as none at all, and so is none. */
const maybe = <A>({ parse, print }: Parameter<A>): Parameter<A | undefined> => ({
  parse: (text) => O.some(O.toUndefined(parse(text))),
  print: (value) => (value === undefined ? '' : print(value)),
});

const source: Parameter<SocialSource> = {
  parse: (text) => O.fromEither(parseSocialSource(text)),
  print: (value) => value,
};

const closed = oneOf(['1', '2', '4', 'partialSubmit', 'fullSubmit']);

export const parameters = {
  communityId: id(parseCommunityId),
  positionId: id(parsePositionId),
  candidateId: id(parseCandidateId),
  hiringManagerId: id(parseHiringManagerId),
  /** Of a mailed link: an @ says so (R10a). It stays as it is: what redacts a log by shape knows an e-mail address by it. */
  email: decoded(
    (text) => text.includes('@'),
    (text) => encodeURIComponent(text).replaceAll('%40', '@'),
  ),
  code: decoded((text) => text !== '', encodeURIComponent),
  /** The social sign-in whose profile fills the form in, such as googleUser. */
  userType: maybe(source),
  /** An advert opened at its second tab (spec 1 §2); what else may stand there names a link and changes nothing. */
  more: { parse: (text: string) => O.some(text === 'more'), print: (more: boolean) => (more ? 'more' : '') },
  /** What a closed position's page says: any other value is as 4 (R7). */
  value: { ...closed, parse: (text: string) => O.alt(() => O.some<ClosedValue>('4'))(closed.parse(text)) },
  /** Where an entry of a profile is kept, from 0 (R21). */
  place: {
    parse: (text: string) => (/^(?:0|[1-9]\d{0,3})$/.test(text) ? O.some(Number(text)) : O.none),
    print: String,
  },
  /** Why the tech check is opened (spec 2 §2.1). */
  techCheckFor: maybe(oneOf(['skipDelay', 'tcNotDone', 'practiceRecordNow', 'selfRecordNow'])),
  /** 0: nobody joined, 3: the interviewer cannot join (spec 2 §2.10). */
  etaStatus: oneOf(['0', '3']),
  leftBy: oneOf(['skip', 'message']),
  cameFrom: oneOf(['emailLink', 'skillFilterSuccess']),
} as const;

type Parsed<P> = P extends Parameter<infer A> ? A : never;

/** What /positionClosed/{value} can say (R7). */
export type ClosedValue = Parsed<typeof closed>;

export type ParameterName = keyof typeof parameters;

/** The values of parameters, by their names. */
export type Values = { readonly [N in ParameterName]: Parsed<(typeof parameters)[N]> };

const byName: { readonly [N in ParameterName]: Parameter<Values[N]> } = parameters;

export const isParameter = (name: string): name is ParameterName => name in parameters;

const encodable = ['communityId', 'positionId'] as const;

/** Ids that a link may carry encoded, on every route that has them (R1). */
export const isEncodable = (name: ParameterName): name is (typeof encodable)[number] =>
  encodable.some((one) => one === name);

export const parseValue = <N extends ParameterName>(name: N, text: string): O.Option<Values[N]> =>
  byName[name].parse(text);

/** A value that is not there leaves its segment out. */
export const printValue = <N extends ParameterName>(name: N, values: Pick<Partial<Values>, N>): string => {
  const value = values[name];
  return value === undefined ? '' : byName[name].print(value);
};
