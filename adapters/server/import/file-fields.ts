import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { fromParser, number, text, type Codec } from '../../contract/codec';

/* What a field of the import file can be, besides what it is on the wire. */

/** A field that must not be there: it would be lost without a word. */
const refusing = (why: string): Codec<undefined> => ({
  type: new t.Type<undefined, unknown>(
    why,
    t.undefined.is,
    (input, context) => (input === undefined ? t.success(undefined) : t.failure(input, context, why)),
    t.identity,
  ),
  schema: {},
});

/** A part of the file format that a later version takes. */
export const later = refusing('expected nothing, because this version does not take it yet');

/** A part of an application that the portal makes itself. */
export const derived = refusing('expected nothing, because it follows from `interview` and the position');

/** A part of an advert that the portal makes itself. */
export const otherJobs = refusing('expected nothing, because it follows from the other positions of the community');

const wholeNumber = (smallest: number): Codec<number> =>
  fromParser({
    name: `a whole number, ${smallest} or more`,
    wire: number,
    parse: (n) => (Number.isSafeInteger(n) && n >= smallest ? E.right(n) : E.left('NotACount')),
    print: (n) => n,
  });

export const count = wholeNumber(0);
export const capacity = wholeNumber(1);
/** A length of time, in whole seconds. */
export const seconds = wholeNumber(1);

/** In Mbps. */
export const speed: Codec<number> = fromParser<number, number>({
  name: 'a speed in Mbps, 0 or more',
  wire: number,
  parse: (n) => (Number.isFinite(n) && n >= 0 ? E.right(n) : E.left('NotASpeed')),
  print: Number,
});

const isOfTheWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** Somewhere a candidate's browser is sent to, so nothing but the web will do. */
export const webAddress: Codec<string> = fromParser<string, string>({
  name: 'an http or https address',
  wire: text,
  parse: (url) => (isOfTheWeb(url.trim()) ? E.right(url.trim()) : E.left('NotAnAddress')),
  print: String,
});
