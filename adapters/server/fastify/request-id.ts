import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: no characters that sound or look alike when a candidate reads them out. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `7QF3-K2MX-9TDA`: 60 random bits, unique enough to find one line in a log, short enough to read out on the phone. */
export const newRequestId = (): string =>
  Array.from(randomBytes(12), (byte) => letters.charAt(byte % letters.length))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');
