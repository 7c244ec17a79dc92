import { demoPositions } from '../../../adapters/server/demo/positions';

/** WCAG 2.2 contrast, implemented a second time so that the theme's rule is not tested against itself. */
const luminance = (colour: string): number => {
  const channel = (at: number): number => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const communities = [...new Map(demoPositions.map((position) => [position.community_id, position])).values()];

describe('the communities of the demo', () => {
  it('have colors of which four are readable and three are not, the default among them [spec 1 §9]', () => {
    const readable = communities.map((c) => contrast(c.primary_color, c.primary_font_color) >= 4.5);
    expect(readable.filter(Boolean)).toHaveLength(4);
    const plain = communities.find((c) => c.primary_color === '#00B3DA' && c.primary_font_color === '#FFFFFF');
    expect(plain).toBeDefined();
    expect(new Set(communities.map((c) => c.primary_color)).size).toBe(7);
  });

  it('have an address with state and ZIP code, and instructions in one paragraph', () => {
    for (const { address, instructions, logo } of communities) {
      expect(address).toMatch(/^\d+ .+, .+, [A-Z]{2} \d{5}$/);
      expect(instructions).toMatch(/^[^\n]{80,}$/);
      expect(logo).toBe('');
    }
  });
});
