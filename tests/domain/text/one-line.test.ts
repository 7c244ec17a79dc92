import * as fc from 'fast-check';
import { lineFits, oneLine } from '../../../domain/text/one-line';
import { cases } from '../../support/cases/cases';
import { number, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('A text on one line', () => {
  it.each(cases('text/one-line', { typed: text, line: text }))('$title', ({ typed: raw, line }) => {
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

  it.each(cases('text/one-line-fits', { line: text, limit: number, fits: yesNo }))(
    '$title',
    ({ line, limit, fits }) => {
      expect(lineFits(line, limit)).toBe(fits);
    },
  );
});
