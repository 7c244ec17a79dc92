import type { JsonSchema } from '../codec';

/* What `parsePhone` accepts, as patterns by country: digits in any format, with or without the country code (R19, R19a). */

const digit = '([0-9][^0-9]*)';
/** The sign of an extension behind a digit: that is no number (R19a). */
const noExtension = '(?![^0-9]*[0-9][^xX#;]*[xX#;])';

/** A + ahead of all digits, narrow or wide; anything else may come before it. */
const plus = '[^0-9+\\uFF0B]*[+\\uFF0B]';

/** Ten digits, or more that don't start with the country code; before both the code, as often as it was typed. A + takes one code with it. */
const phoneOf = (code: '1' | '91', most: number): JsonSchema => {
  const codeAhead = code
    .split('')
    .map((one) => `${one}[^0-9]*`)
    .join('');
  const digits = `(?:${codeAhead})*(?:${digit}{10}|(?!${codeAhead})${digit}{10,${most}})$`;
  const patterns = [
    `(?!${plus})[^0-9]*${digits}`,
    `${plus}[^0-9]*${codeAhead}${digits}`,
    `${plus}[^0-9]*(?!${codeAhead})${digit}{10,${most}}$`,
  ];
  return {
    type: 'string',
    pattern: `^${noExtension}(?:${patterns.map((one) => `(?:${one})`).join('|')})`,
    examples: code === '1' ? ['(312) 555-0142', '+1 312 555 0142', '3125550142'] : ['98765 43210', '+91 98765-43210'],
  };
};

/** An object whose phone number matches its country. */
export const withPhone = (schema: JsonSchema, countryField: string, phoneField: string): JsonSchema => ({
  ...schema,
  anyOf: (
    [
      ['+1', phoneOf('1', 14)],
      ['+91', phoneOf('91', 13)],
    ] as const
  ).map(([country, phone]) => ({ properties: { [countryField]: { const: country }, [phoneField]: phone } })),
});
