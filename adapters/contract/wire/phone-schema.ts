import type { JsonSchema } from '../codec';

/* What `parsePhone` accepts, as patterns by country: digits in any format, with or without the country code (R19). */

const digit = '([0-9][^0-9]*)';
const start = '^[^0-9]*';

/** Ten digits without a +; the country code and more digits; or digits that don't start with the country code. */
const phoneOf = (code: '1' | '91', most: number): JsonSchema => {
  const codeAhead = code.split('').join('[^0-9]*');
  const patterns = [
    `^(?!\\s*\\+)[^0-9]*${digit}{10}$`,
    `${start}${codeAhead}[^0-9]*${digit}{10,${most}}$`,
    `${start}(?!${codeAhead})${digit}{10,${most}}$`,
  ];
  return {
    type: 'string',
    pattern: patterns.map((one) => `(?:${one})`).join('|'),
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
