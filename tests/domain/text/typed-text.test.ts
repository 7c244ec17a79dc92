import * as fc from 'fast-check';
import { characters, cleaned } from '../../../domain/text/typed-text';

describe('A typed text', () => {
  it.each([
    ['  moved away ', 'moved away'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u0007c\u007f', 'abc'],
    ['half \ud83d a face', 'half  a face'],
    ['\ud83d\u0000\ude00', ''],
    ['whole 😀', 'whole 😀'],
    ['\u0000 \n ', ''],
    ['', ''],
  ])('%j is kept as %j: trimmed, without characters that no store can hold [R18]', (raw, kept) => {
    expect(cleaned(raw)).toBe(kept);
  });

  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['😀', 1],
    ['😀😀', 2],
  ])('%j has the length %d, as people count [R18]', (text, length) => {
    expect(characters(text)).toBe(length);
  });

  it('is cleaned idempotently, keeps its letters in order, and needs no trimming afterward [R18]', () => {
    const raw = fc.string({
      unit: fc.constantFrom('a', 'ß', ' ', '\n', '\r', '\t', '\u0000', '\u0085', '😀', '\ud83d', '\ude00'),
    });
    fc.assert(
      fc.property(raw, (text) => {
        const once = cleaned(text);
        expect(cleaned(once)).toBe(once);
        expect(once).toBe(once.trim());
        expect(once.replace(/[^aß]/g, '')).toBe(text.replace(/[^aß]/g, ''));
        for (const unit of once) expect(['a', 'ß', ' ', '\n', '\t', '😀']).toContain(unit);
      }),
      { numRuns: 500 },
    );
  });
});
