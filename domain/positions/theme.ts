import * as E from 'fp-ts/Either';
import { known, type Brand } from '../brand';

/** A color set by a customer: `#RRGGBB`, lower case. */
export type Color = Brand<string, 'Colour'>;

const isColor = (text: string): text is Color => /^#[0-9a-f]{6}$/.test(text);

const names: ReadonlyMap<string, string> = new Map([
  ['white', '#ffffff'],
  ['black', '#000000'],
]);

/** `#00B3DA`, `#0bd`, `white` or `black`, in any case. */
export const parseColor = (raw: string): E.Either<'NotAColor', Color> => {
  const text = raw.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  const long =
    short === null
      ? (names.get(text) ?? text)
      : `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`;
  return isColor(long) ? E.right(long) : E.left('NotAColor');
};

/** The default theme of a position: #00B3DA with white text (spec 1 §9). */
export const defaultPrimary: Color = known<Color>('#00b3da');
/** The text color of the default theme, white (spec 1 §9). */
export const defaultPrimaryFont: Color = known<Color>('#ffffff');

/** The contrast that text needs (WCAG 2.2 AA, 1.4.3). */
export const readableContrast = 4.5;

type Rgb = readonly [number, number, number];

const channels = (color: Color): Rgb => [
  parseInt(color.slice(1, 3), 16),
  parseInt(color.slice(3, 5), 16),
  parseInt(color.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The contrast of two colors, 1 to 21 (WCAG 2.2). */
export const contrast = (a: Color, b: Color): number => ratio(luminance(channels(a)), luminance(channels(b)));

const hex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** A color mixed with black (0) or white (255). `parts` of 255: at 0 the color itself, at 255 black or white. */
const mixed = (color: Color, target: 0 | 255, parts: number): string =>
  `#${channels(color)
    .map((channel) => hex(channel + (target - channel) * (parts / 255)))
    .join('')}`;

/** The two shades equally far from a color: the darker, then the lighter. The hue stays. */
const shades = (color: Color, parts: number): readonly Color[] =>
  [mixed(color, 0, parts), mixed(color, 255, parts)].filter(isColor);

/** The colors a position's pages are drawn in. */
export interface Theme {
  /** For large surfaces without small text: the customer's color unchanged. */
  readonly primary: Color;
  /** For surfaces with text: the nearest shade that reaches 4.5:1 with `font`. */
  readonly ground: Color;
  readonly font: Color;
}

/**
 * The nearest shade of `primary` that reaches 4.5:1 against `other`, darker before lighter. It always ends: the last shades tried are black
 * and white, one of which reaches at least 4.58:1 (√21) against any color.
 */
export const readableShade = (primary: Color, other: Color, parts = 0): Color =>
  shades(primary, parts).find((shade) => contrast(shade, other) >= readableContrast) ??
  readableShade(primary, other, parts + 1);

/** A position's colors, made readable: the customer's text color stays, the background changes. */
export const readableTheme = (primary: Color, font: Color): Theme => ({
  primary,
  ground: readableShade(primary, font),
  font,
});
