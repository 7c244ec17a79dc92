import * as E from 'fp-ts/Either';
import { known, type Brand } from '../brand';

/** A colour as a customer gives it: `#RRGGBB`, lower case. */
export type Colour = Brand<string, 'Colour'>;

const isColour = (text: string): text is Colour => /^#[0-9a-f]{6}$/.test(text);

const names: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

/** `#00B3DA`, `#0bd`, `white` or `black`, in any case. */
export const parseColour = (raw: string): E.Either<'NotAColour', Colour> => {
  const text = raw.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  const long =
    short === null
      ? (names[text] ?? text)
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  return isColour(long) ? E.right(long) : E.left('NotAColour');
};

/** The theme of a position that names none: #00B3DA with white font (spec 1 §9). */
export const defaultPrimary: Colour = known<Colour>('#00b3da');
export const defaultPrimaryFont: Colour = known<Colour>('#ffffff');

/** What text needs against its ground (WCAG 2.2 AA, 1.4.3). */
export const readableContrast = 4.5;

type Rgb = readonly [number, number, number];

const channels = (colour: Colour): Rgb => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (a: Colour, b: Colour): number => ratio(luminance(channels(a)), luminance(channels(b)));

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** A colour with so many of 255 parts of black (0) or white (255) in it, as text. At 0 it is the colour, at 255 black or white. */
const mixed = (colour: Colour, target: 0 | 255, parts: number): string =>
  `#${channels(colour)
    .map((channel) => hex(channel + (target - channel) * (parts / 255)))
    .join('')}`;

/** The two shades that are equally far from a colour: the darker, then the lighter. The hue stays. */
const shades = (colour: Colour, parts: number): readonly Colour[] =>
  [mixed(colour, 0, parts), mixed(colour, 255, parts)].filter(isColour);

export interface Theme {
  /** For large surfaces without small text: the customer's colour as it is. */
  readonly primary: Colour;
  /** For surfaces on which text stands: the nearest shade that reaches 4.5:1 with `font`. */
  readonly ground: Colour;
  readonly font: Colour;
}

/**
 * The shade of `primary` nearest to it that reaches 4.5:1 against `other`, darker before lighter.
 * It always ends: black or white reaches at least 4.58:1 (√21) against any colour, and they are the last shades tried.
 */
export const readableShade = (primary: Colour, other: Colour, parts = 0): Colour =>
  shades(primary, parts).find((shade) => contrast(shade, other) >= readableContrast) ??
  readableShade(primary, other, parts + 1);

/** A position's colours, made readable: the customer's font colour stays, the ground under it gives way. */
export const readableTheme = (primary: Colour, font: Colour): Theme => ({
  primary,
  ground: readableShade(primary, font),
  font,
});

export const defaultTheme: Theme = readableTheme(defaultPrimary, defaultPrimaryFont);
