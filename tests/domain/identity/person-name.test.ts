import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { longestName, parsePersonName } from '../../../domain/identity/person-name';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

const missing = E.left({ _tag: 'NameMissing' });

describe("A candidate's name", () => {
  it.each(cases('identity/person-name-kept-trimmed', { typed: text, kept: text }))('$title', ({ typed: raw, kept }) => {
    expect(parsePersonName(raw)).toEqual(E.right(kept));
  });

  it.each(cases('identity/person-name-missing', { typed: text }))('$title', ({ typed: raw }) => {
    expect(parsePersonName(raw)).toEqual(missing);
  });

  it.each(cases('identity/person-name-length', { length: number, outcome: text }))(
    '$title',
    ({ length, outcome: tag }) => {
      expect(longestName).toBe(100);
      expect(parsePersonName(` ${'n'.repeat(length)} `)._tag).toBe(tag);
    },
  );

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
