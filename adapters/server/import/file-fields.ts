import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { fromParser, number, text, type Codec } from '../../contract/codec';
import { allOf, field, turned, type Part } from '../../contract/record';

/* Kinds of import-file fields that the wire does not have. */

/** A field that is refused because it would be silently lost. */
const refusing = (why: string): Codec<undefined> => ({
  type: new t.Type<undefined, unknown>(
    why,
    t.undefined.is,
    (input, context) => (input === undefined ? t.success(undefined) : t.failure(input, context, why)),
    t.identity,
  ),
  schema: {},
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

const wholeNumber = (smallest: number): Codec<number> =>
  fromParser({
    name: `a whole number, ${smallest} or more`,
    wire: number,
    parse: (n) => (Number.isSafeInteger(n) && n >= smallest ? E.right(n) : E.left('NotACount')),
    print: (n) => n,
  });

export const count = wholeNumber(0);
export const capacity = wholeNumber(1);
/** A duration, in whole seconds. */
export const seconds = wholeNumber(1);

/** In Mbps. */
export const speed: Codec<number> = fromParser<number, number>({
  name: 'a speed in Mbps, 0 or more',
  wire: number,
  parse: (n) => (Number.isFinite(n) && n >= 0 ? E.right(n) : E.left('NotASpeed')),
  print: Number,
});

const isOfTheWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** An address that candidates' browsers open, so only http and https are allowed. */
export const webAddress: Codec<string> = fromParser<string, string>({
  name: 'an http or https address',
  wire: text,
  parse: (url) => (isOfTheWeb(url.trim()) ? E.right(url.trim()) : E.left('NotAnAddress')),
  print: String,
});
