import * as fc from 'fast-check';
import { sessionMark } from '../../../domain/identity/session-mark';
import { token } from '../../support/builders/identity';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

/** The same hash in whole numbers of any size, which JavaScript's 32-bit multiplication only imitates. */
const fnv1a = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
    .reduce((hash, code) => ((hash ^ BigInt(code)) * 16_777_619n) % 2n ** 32n, 2_166_136_261n)
    .toString(16)
    .padStart(8, '0');

describe("The mark of a session's token", () => {
  // http://www.isthe.com/chongo/tech/comp/fnv: test vectors of FNV-1a with 32 bits.
  it.each(cases('identity/session-mark-of-token', { text, mark: text }))('$title', ({ text, mark }) => {
    expect(sessionMark(text)).toBe(mark);
  });

  it('is 8 hexadecimal digits, computed as FNV-1a is defined [R3a]', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (text) => {
        const mark = sessionMark(text);
        expect(mark).toMatch(/^[0-9a-f]{8}$/);
        expect(mark).toBe(fnv1a(text));
      }),
    );
  });

  it('differs between sessions [R3a]', () => {
    const marks = Array.from({ length: 1_000 }, (_, n) => sessionMark(token(n)));
    expect(new Set(marks).size).toBe(1_000);
  });
});
