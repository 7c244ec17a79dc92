import * as fc from 'fast-check';
import { spellText, textSpelled } from '../../../../adapters/rules/cases/spelling';

describe('The spelling of a text in a cell', () => {
  it.each([
    ['', '(empty)'],
    [' a ', String.raw`\u0020a\u0020`],
    ['a\nb\t', String.raw`a\nb\t`],
    ['\u200b', String.raw`\u200b`],
    ['C:\\', String.raw`C:\\`],
    ['x'.repeat(1_001), '{x × 1001}'],
    [`+1${'2'.repeat(30)}`, '+1{2 × 30}'],
    ['café, 3 × 4', 'café, 3 × 4'],
  ])('of %j is %s', (content, cell) => {
    expect(spellText(content)).toBe(cell);
    expect(textSpelled(cell)).toBe(content);
  });

  it('shows every text, and reads it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (content) => {
        fc.pre(!/\{.+ × \d+\}/u.test(content) && content !== '(empty)');
        const cell = spellText(content);
        expect(textSpelled(cell)).toBe(content);
        expect(cell).toBe(cell.trim());
        expect(cell).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 1_000 },
    );
  });
});
