/* Contrast by WCAG 2.2, made from the recommendation's text, independently of our own rule. */

/** `#RRGGBB` as three numbers from 0 to 255. */
export const channelsOf = (hex: string): readonly [number, number, number] => {
  const all = Number.parseInt(hex.slice(1), 16);
  return [Math.floor(all / 65_536), Math.floor(all / 256) % 256, all % 256];
};

const linearOf = (eightBit: number): number => {
  const sRgb = eightBit / 255;
  return sRgb < 0.03928 ? sRgb / 12.92 : Math.pow((sRgb + 0.055) / 1.055, 2.4);
};

const relativeLuminance = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linearOf(red) + 0.7152 * linearOf(green) + 0.0722 * linearOf(blue);
};

export const contrastRatio = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
