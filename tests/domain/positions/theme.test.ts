import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  contrast,
  defaultPrimary,
  defaultPrimaryFont,
  parseColor,
  readableContrast,
  readableShade,
  readableTheme,
} from '../../../domain/positions/theme';
import { colours } from '../../support/arbitraries/colours';
import { colour } from '../../support/builders/positions';
import { channelsOf, contrastRatio } from '../../support/models/wcag';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The customer's color mixed with k of 255 parts of black or white. */
const withBlack = (hex: string, k: number): string =>
  hexOf(channelsOf(hex).map((channel) => (channel * (255 - k)) / 255));
const withWhite = (hex: string, k: number): string =>
  hexOf(channelsOf(hex).map((channel) => (channel * (255 - k) + 255 * k) / 255));

/** The nearest readable shade by brute force: fewest parts first, black before white. */
const nearestReadable = (hex: string, font: string): string | undefined => {
  for (let k = 0; k <= 255; k += 1)
    for (const shade of [withBlack(hex, k), withWhite(hex, k)]) if (contrastRatio(shade, font) >= 4.5) return shade;
  return undefined;
};

describe("A customer's color", () => {
  it.each(cases('positions/theme-color-read', { typed: text, read: text }))('$title', ({ typed: raw, read }) => {
    expect(parseColor(raw)).toEqual(E.right(read));
  });

  it.each(cases('positions/theme-color-refused', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parseColor(raw)).toEqual(E.left('NotAColor'));
  });

  it('is #00B3DA with white font if a position has none [spec 1 §9]', () => {
    expect([defaultPrimary, defaultPrimaryFont]).toEqual(['#00b3da', '#ffffff']);
  });
});

describe('The contrast of two colors', () => {
  it.each(cases('positions/theme-contrast', { one: text, other: text, ratio: number }))(
    '$title',
    ({ one, other, ratio }) => {
      expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 2);
      expect(contrast(colour(other), colour(one))).toBeCloseTo(ratio, 2);
    },
  );

  it('follows the WCAG formula, for any two colors [WCAG 2.2 1.4.3]', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(contrastRatio(one, other), 10);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is sufficient for text from 4.5 to 1 [WCAG 2.2 1.4.3]', () => {
    expect(readableContrast).toBe(4.5);
  });
});

describe('The theme of a position', () => {
  it.each(cases('positions/theme-readable-background', { primary: text, font: text, ground: text }))(
    '$title',
    ({ primary, font, ground }) => {
      expect(readableTheme(colour(primary), colour(font))).toEqual({ primary, font, ground });
    },
  );

  it("keeps the customer's color and font; only the background of the text is adjusted [spec 1 §1]", () => {
    fc.assert(
      fc.property(colours, colours, (primary, font) => {
        expect(readableTheme(primary, font)).toMatchObject({ primary, font });
      }),
    );
  });

  it('is readable at 4.5 to 1 for all colors and all font colors [spec 1 §1, WCAG 2.2 1.4.3]', () => {
    fc.assert(
      fc.property(colours, colours, (primary, font) => {
        expect(contrastRatio(readableTheme(primary, font).ground, font)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is readable with white and black font for a grid of 729 colors over the whole cube [WCAG 2.2 1.4.3]', () => {
    const steps = Array.from({ length: 9 }, (_, n) => Math.min(n * 32, 255));
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps)
          for (const font of ['#ffffff', '#000000']) {
            const { ground } = readableTheme(colour(hexOf([red, green, blue])), colour(font));
            if (contrastRatio(ground, font) < 4.5) throw new Error(`${ground} under ${font}`);
          }
  });

  it('uses the nearest readable shade, the darker of two equally near ones, as a search through all of them finds it [spec 1 §1]', () => {
    fc.assert(
      fc.property(colours, colours, (primary, font) => {
        expect(readableShade(primary, font)).toBe(nearestReadable(primary, font));
      }),
      { numRuns: 300 },
    );
  });

  it('leaves a readable color as the customer chose it [spec 1 §1]', () => {
    fc.assert(
      fc.property(colours, colours, (primary, font) => {
        fc.pre(contrastRatio(primary, font) >= 4.5);
        expect(readableTheme(primary, font).ground).toBe(primary);
      }),
    );
  });

  it('is readable if a position has no colors [spec 1 §9]', () => {
    const theme = readableTheme(defaultPrimary, defaultPrimaryFont);
    expect(theme).toEqual({ primary: '#00b3da', font: '#ffffff', ground: '#00819d' });
    expect(contrastRatio(theme.ground, theme.font)).toBeGreaterThanOrEqual(4.5);
  });
});
