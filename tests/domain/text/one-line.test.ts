import * as fc from 'fast-check';
import { lineFits, oneLine } from '../../../domain/text/one-line';

describe('A text on one line', () => {
  it.each([
    ['Nora Quinn', 'Nora Quinn'],
    ['  Nora \t\r\n Quinn\n', 'Nora Quinn'],
    ['Nora\u00a0\u2028Quinn', 'Nora Quinn'],
    ['Nora\r\nBcc: eve@example.org', 'Nora Bcc: eve@example.org'],
    ['No\u0000ra\ud800', 'Nora'],
    ['', ''],
  ])('%j is %j [spec 1 §5]', (raw, line) => {
    expect(oneLine(raw)).toBe(line);
  });

  it('contains no line breaks, control characters or double blanks, and is idempotent [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const line = oneLine(raw);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}]|\s\s|^\s|\s$/u);
        expect(oneLine(line)).toBe(line);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['ab', 2, true],
    ['abc', 2, false],
    ['👩👩', 2, true],
    ['👩👩👩', 2, false],
    ['', 2, false],
    [' ', 2, false],
    ['\u200b', 2, false],
    ['\u200bx', 2, true],
  ])('%j fits into %d characters: %s [spec 1 §5]', (line, limit, fits) => {
    expect(lineFits(line, limit)).toBe(fits);
  });
});
