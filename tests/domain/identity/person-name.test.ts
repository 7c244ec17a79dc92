import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestName, parsePersonName } from '../../../domain/identity/person-name';

const missing = E.left({ _tag: 'NameMissing' });

describe("A candidate's name", () => {
  it.each([
    ['Nora', 'Nora'],
    ['  Nora \n', 'Nora'],
    ['María del Carmen', 'María del Carmen'],
    ["O'Brien-Quinn", "O'Brien-Quinn"],
    ['X', 'X'],
    ['王', '王'],
    ['می\u200cرا', 'می\u200cرا'],
    ['Mary \r\n  Ann\tQuinn', 'Mary Ann Quinn'],
    ['Nora\u0000\u0007', 'Nora'],
  ])('%j is kept as %j: trimmed, on one line [spec 1 §5]', (raw, kept) => {
    expect(parsePersonName(raw)).toEqual(E.right(kept));
  });

  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', ' \u200b \u0000 ', '\u200b'.repeat(100)])(
    '%j is missing: it contains nothing visible [spec 1 §5]',
    (raw) => {
      expect(parsePersonName(raw)).toEqual(missing);
    },
  );

  it.each([
    [99, 'Right'],
    [100, 'Right'],
    [101, 'Left'],
  ])('of %d characters is %s: the limit is 100, blanks around it not counted [spec 1 §5]', (length, tag) => {
    expect(longestName).toBe(100);
    expect(parsePersonName(` ${'n'.repeat(length)} `)._tag).toBe(tag);
  });

  it('that is too long says both numbers [spec 1 §5]', () => {
    expect(parsePersonName('n'.repeat(101))).toEqual(E.left({ _tag: 'NameTooLong', length: 101, limit: 100 }));
  });

  it('is measured in characters as people count them, not in code units [spec 1 §5]', () => {
    expect(parsePersonName('𝓝'.repeat(100))._tag).toBe('Right');
    expect(parsePersonName('𝓝'.repeat(101))).toEqual(E.left({ _tag: 'NameTooLong', length: 101, limit: 100 }));
  });

  it('is one visible line, and parses to itself again [spec 1 §5]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const name = parsePersonName(raw);
        if (E.isLeft(name)) return;
        expect(name.right).toMatch(/^\S+( \S+)*$/u);
        expect(name.right).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(parsePersonName(name.right)).toEqual(name);
      }),
      { numRuns: 500 },
    );
  });
});
