import * as fc from 'fast-check';
import { shownOptions } from '../../../domain/screening/options';
import { cases } from '../../support/cases/cases';
import { number, oneOf } from '../../../adapters/rules/cases/columns';

const some = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `Option ${n + 1}`);

describe('The options of a question [spec 1 §9, R15]', () => {
  it.each(
    cases('screening/options-shown', {
      width: oneOf('wide', 'narrow'),
      count: number,
      shown: oneOf(0, 1, 6, 8),
      hidden: oneOf(0, 1, 6, 8),
    }),
  )('$title', ({ width, count, shown, hidden }) => {
    const seen = shownOptions(some(count), [], { width, all: false });
    expect([seen.shown.length, seen.hidden]).toEqual([shown, hidden]);
  });

  it('are all shown on request', () => {
    expect(shownOptions(some(20), [], { width: 'narrow', all: true })).toEqual({ shown: some(20), hidden: 0 });
  });

  it('never hide a chosen option, and none is lost or counted twice', () => {
    const given = fc.record({
      options: fc.uniqueArray(fc.string(), { maxLength: 20 }),
      width: fc.constantFrom('wide', 'narrow'),
      all: fc.boolean(),
      picked: fc.array(fc.nat({ max: 19 }), { maxLength: 3 }),
    } as const);
    fc.assert(
      fc.property(given, ({ options, width, all, picked }) => {
        const answer = picked.flatMap((n) => options[n] ?? []);
        const { shown, hidden } = shownOptions(options, answer, { width, all });
        expect(options.slice(0, shown.length)).toEqual(shown);
        expect(shown.length + hidden).toBe(options.length);
        expect(answer.every((option) => shown.includes(option))).toBe(true);
      }),
    );
  });
});
