import { readFileSync } from 'node:fs';
import { edges } from '../../../ui/applications/steps';
import { known } from '../../../domain/brand';
import { contrast, type Color } from '../../../domain/positions/theme';

/** The value of a color on the page, in the light and in the dark. */
const tokens = (name: string): readonly string[] =>
  [...readFileSync('ui/kit/base.css', 'utf8').matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(
    ([, value = '']) => value,
  );

const parts = (color: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));

const over = (ink: string, percent: number, ground: string): Color => {
  const below = parts(ground);
  const mixed = parts(ink).map((part, index) =>
    Math.round((part * percent + (below[index] ?? 0) * (100 - percent)) / 100),
  );
  return known<Color>(`#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
};

describe('A mark on the page, in light and dark mode [spec 1 §1]', () => {
  const [lightInk = '', darkInk = ''] = tokens('ink');
  const [lightPaper = '', darkPaper = ''] = tokens('paper');

  it.each([
    ['light', lightInk, lightPaper],
    ['dark', darkInk, darkPaper],
  ])('the edge of a step that is done or current, and of the chosen time, stands out 3:1: %s', (_, ink, paper) => {
    expect(contrast(over(ink, edges.done, paper), known<Color>(paper))).toBeGreaterThanOrEqual(3);
    expect(contrast(over(ink, edges.current, paper), known<Color>(paper))).toBeGreaterThanOrEqual(3);
    expect(contrast(over(ink, 100, paper), known<Color>(paper))).toBeGreaterThanOrEqual(3);
  });
});
