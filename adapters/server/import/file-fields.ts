import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { mapPlace } from '../../../domain/positions/map-visibility';
import { longestAnswer } from '../../../domain/recording/answer-file';
import { seconds } from '../../../domain/time/duration';
import type { TimeZone } from '../../../domain/time/time-zone';
import { cleaned, isBlank } from '../../../domain/text/typed-text';
import {
  fromParser,
  isObject,
  number,
  mapped,
  text,
  textOf,
  typeOf,
  withDefault,
  type Codec,
} from '../../contract/codec';
import { allOf, field, turned, type Part } from '../../contract/record';
import { timeZone, visible } from '../../contract/wire/fields';

/* Kinds of import-file fields that the wire does not have. */

/** A field that is refused because it would be silently lost. */
const refusing = (why: string): Codec<undefined> => ({
  type: typeOf<undefined>(
    why,
    (input, context) => (input === undefined ? t.success(undefined) : t.failure(input, context, why)),
    t.identity,
  ),
  schema: { not: {}, description: why },
});

/** A part of the file format that a later version will accept. */
export const later = refusing('expected nothing, because this version does not take it yet');

/** A part of an application that the portal generates. */
export const derived = refusing('expected nothing, because it follows from `interview` and the position');

/** A part of an advert that the portal generates. */
export const otherJobs = refusing('expected nothing, because it follows from the other positions of the community');

/** Fields that are refused for the same reason. */
export const refused = (reason: Codec<undefined>, names: readonly string[]): Part<undefined> =>
  turned(
    allOf<Record<string, undefined>>(Object.fromEntries(names.map((name) => [name, field(name, reason)]))),
    () => undefined,
    () => Object.fromEntries(names.map((name) => [name, undefined])),
  );

/** A name as an employer's system keeps it, which may be empty. One that looks empty and isn't is a slip, which nobody would find later. */
export const nameText: Codec<string> = textOf(
  'a name with a visible character',
  (name) => (name !== '' && isBlank(name) ? E.left('NotAName') : E.right(name)),
  { type: 'string', pattern: `^$|${visible}` },
);

/** The name of a hiring manager, who is somebody without one: missing or without a visible character counts as empty. */
export const managerName: Codec<string> = mapped(withDefault(text, ''), cleaned, (name) => name);

/** PostgreSQL's `integer`. */
const largest = 2_147_483_647;

const wholeNumber = (smallest: number, greatest = largest): Codec<number> => {
  const { type, schema } = fromParser({
    name: `a whole number, ${smallest} or more`,
    wire: number,
    parse: (n) => (Number.isSafeInteger(n) && n >= smallest ? E.right(n) : E.left('NotACount')),
    print: (n) => n,
    jsonSchema: { type: 'integer', minimum: smallest, maximum: greatest },
  });
  return {
    type: typeOf<number>(
      type.name,
      (input, context) =>
        typeof input === 'number' && input > greatest
          ? t.failure(input, context, `expected a whole number, ${greatest} or less`)
          : type.validate(input, context),
      type.encode,
    ),
    schema,
  };
};

export const count = wholeNumber(0);
export const capacity = wholeNumber(1);
/** Acts on one appointment: nobody moves it a hundred times. */
export const revisions = wholeNumber(0, 100);
/** Takes of one answer: nobody records it a thousand times. */
export const recordedAgain = wholeNumber(0, 1_000);
/** The time to answer a recorded question, in whole seconds: what lasts longer than an answer may, is refused before anybody speaks it (R34). */
export const answerSeconds = wholeNumber(1, longestAnswer / seconds(1));

/**
 * Abbreviations, and names of a mere offset: some programs take them for a zone of the same time all the year, others for another country's. Beside each
 * the zone that an employer of the US most likely means.
 */
const likelyZone: Readonly<Record<string, string>> = {
  EST: 'America/New_York',
  EDT: 'America/New_York',
  ET: 'America/New_York',
  'ETC/GMT+5': 'America/New_York',
  CST: 'America/Chicago',
  CDT: 'America/Chicago',
  CT: 'America/Chicago',
  'ETC/GMT+6': 'America/Chicago',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  MT: 'America/Denver',
  'ETC/GMT+7': 'America/Denver',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  PT: 'America/Los_Angeles',
  'ETC/GMT+8': 'America/Los_Angeles',
  AKST: 'America/Anchorage',
  AKDT: 'America/Anchorage',
  'ETC/GMT+9': 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  HDT: 'Pacific/Honolulu',
  'ETC/GMT+10': 'Pacific/Honolulu',
  AST: 'America/Puerto_Rico',
  'ETC/GMT+4': 'America/Puerto_Rico',
  BST: 'Europe/London',
  GMT: 'Europe/London',
  CET: 'Europe/Paris',
  IST: 'Asia/Kolkata',
  JST: 'Asia/Tokyo',
};

/** Up to three letters are an abbreviation, and libraries know some as another country's: BST is Bangladesh's. UTC means the same everywhere. */
const isNoPlace = (name: string): boolean => /^(?!UTC$)[A-Z]{2,3}$|^ETC\/GMT[+-]\d+$/.test(name);

/** The zone of a place. One of an abbreviation or an offset is refused with the likely one, because in summer it is another time. */
export const placeZone: Codec<TimeZone> = {
  type: typeOf<TimeZone>(
    timeZone.type.name,
    (input, context) => {
      const name = typeof input === 'string' ? input.trim().toUpperCase() : '';
      const likely = Object.hasOwn(likelyZone, name) ? likelyZone[name] : undefined;
      if (likely !== undefined) return t.failure(input, context, `expected the zone of a place, perhaps ${likely}`);
      return typeof input === 'string' && isNoPlace(name)
        ? t.failure(input, context, 'expected the zone of a place, such as America/Chicago')
        : timeZone.type.validate(input, context);
    },
    timeZone.type.encode,
  ),
  schema: timeZone.schema,
};

/** In Mbps. */
export const speed: Codec<number> = fromParser<number, number>({
  name: 'a speed in Mbps, 0 or more',
  wire: number,
  parse: (n) => (Number.isFinite(n) && n >= 0 ? E.right(n) : E.left('NotASpeed')),
  print: Number,
  jsonSchema: { type: 'number', minimum: 0 },
});

/** Latitude or longitude, in degrees as text; an empty text or 0 means that there is no map (spec 2 §5). */
const degrees = (name: string, pattern: string, isTooFar: (typed: string) => boolean): Codec<string> =>
  textOf(name, (typed) => (isTooFar(typed) ? E.left('NotDegrees') : E.right(typed)), {
    type: 'string',
    pattern,
    examples: ['41.8781'],
  });

/** Up to 90 and 180, as the domain reads them. */
const [northern, eastern] = [
  '^(-?(90(\\.0+)?|[0-8]?[0-9](\\.[0-9]+)?))?$',
  '^(-?(180(\\.0+)?|(1[0-7][0-9]|[0-9]{1,2})(\\.[0-9]+)?))?$',
];

const refuses = (latitude: string, longitude: string): boolean => {
  const decision = mapPlace(latitude, longitude);
  return decision._tag === 'Refused' && decision.reason._tag === 'NotCoordinates';
};

export const latitude = degrees('degrees from -90 to 90 as text', northern, (typed) => refuses(typed, '1'));
export const longitude = degrees('degrees from -180 to 180 as text', eastern, (typed) => refuses('1', typed));

/** Reads a value in the first form if it looks like that one, otherwise in the second. Always writes the second. */
export const inEitherForm = <A>(
  looksLike: (input: unknown) => boolean,
  first: Codec<A>,
  otherwise: Codec<A>,
): Codec<A> => ({
  type: typeOf<A>(
    otherwise.type.name,
    (input, context) => (looksLike(input) ? first : otherwise).type.validate(input, context),
    otherwise.type.encode,
  ),
  schema: { anyOf: [first.schema, otherwise.schema] },
});

/** Whether an object has a field whose name begins like this. */
export const hasFieldLike =
  (prefix: string) =>
  (input: unknown): boolean =>
    isObject(input) && Object.keys(input).some((name) => name.startsWith(prefix));

const isOfTheWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An address that candidates' browsers open, so only http and https are allowed. */
export const webAddress: Codec<string> = fromParser<string, string>({
  name: 'an http or https address',
  wire: text,
  parse: (url) => (isOfTheWeb(url.trim()) ? E.right(url.trim()) : E.left('NotAnAddress')),
  print: String,
  jsonSchema: {
    type: 'string',
    format: 'uri',
    pattern: '^(?:https?://)[A-Za-z0-9]',
    examples: ['https://example.org/'],
  },
});
