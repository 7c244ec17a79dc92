/*
 * The letters of the world in a domain name, in the ASCII that DNS and browsers use: `bücher.example` is `xn--bcher-kva.example` (RFC 3492, RFC 5891).
 * Written out here because the domain runs without a browser's or Node's own, and a library weighs more than these lines.
 */

const base = 36;
const least = 1;
const most = 26;

/** A character's number; `character` is one of `Array.from(text)`. */
const pointOf = (character: string): number =>
  character.length === 2
    ? (character.charCodeAt(0) - 0xd8_00) * 0x4_00 + character.charCodeAt(1) - 0xdc_00 + 0x1_00_00
    : character.charCodeAt(0);

/** 0 to 25 are a to z, 26 to 35 are 0 to 9. */
const digit = (value: number): string => String.fromCharCode(value < 26 ? value + 97 : value + 22);

/** How the digits of the next number are weighed, after `handled` characters (RFC 3492 §6.1). */
const biasAfter = (delta: number, handled: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / handled);
  let bias = 0;
  for (; rest > ((base - least) * most) / 2; bias += base) rest = Math.floor(rest / (base - least));
  return bias + Math.floor((base * rest) / (rest + 38));
};

/** A number of as many digits as it needs (RFC 3492 §6.3). */
const written = (delta: number, bias: number): string => {
  let [rest, text, weight] = [delta, '', base];
  for (;;) {
    const threshold = Math.min(most, Math.max(least, weight - bias));
    if (rest < threshold) return text + digit(rest);
    text += digit(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
    weight += base;
  }
};

const asciiLabel = (label: string): string => {
  const points = Array.from(label, pointOf);
  const plain = points.filter((point) => point < 128);
  const others = [...new Set(points.filter((point) => point >= 128))].sort((a, b) => a - b);
  if (others.length === 0) return label;
  let text = plain.length === 0 ? '' : `${String.fromCharCode(...plain)}-`;
  let [from, delta, bias, handled] = [128, 0, 72, plain.length];
  for (const next of others) {
    delta += (next - from) * (handled + 1);
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      text += written(delta, bias);
      handled += 1;
      bias = biasAfter(delta, handled, handled === plain.length + 1);
      delta = 0;
    }
    delta += 1;
    from = next + 1;
  }
  return `xn--${text}`;
};

/** A domain name in lower case and composed characters, in ASCII. One that is in ASCII stays as it is. */
export const asciiDomain = (domain: string): string => domain.split('.').map(asciiLabel).join('.');
