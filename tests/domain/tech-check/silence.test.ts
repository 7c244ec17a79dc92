import fc from 'fast-check';
import { hearingAfter, isSilent, nothingHeard, type Hearing } from '../../../domain/tech-check/silence';
import { plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, list, yesNo } from '../../../adapters/rules/cases/columns';

const start = at('2026-12-18T12:00:00Z');

interface Measured {
  readonly at: number;
  readonly level: number;
}

const after = (measured: readonly Measured[]): Hearing =>
  measured.reduce((hearing, one) => hearingAfter(hearing, one.level, plus(start, one.at)), nothingHeard);

const zerosAt = (...times: readonly number[]): readonly Measured[] => times.map((time) => ({ at: time, level: 0 }));

describe('A microphone that delivers nothing (ours)', () => {
  it('is not known to before anything was measured', () => {
    expect(isSilent(nothingHeard)).toBe(false);
    expect(hearingAfter(after(zerosAt(0, 1_500)), 0.2, start)).toStrictEqual({ silence: undefined });
  });

  it.each(cases('tech-check/silence', { times: list(duration), silent: yesNo }))('$title', ({ times, silent }) => {
    expect(isSilent(after(zerosAt(...times)))).toBe(silent);
  });

  it('is heard again with the faintest sound', () => {
    const silent = zerosAt(0, 1_500, 3_000);
    expect(isSilent(after([...silent, { at: 3_100, level: 0.000_01 }]))).toBe(false);
    expect(isSilent(after([...silent, { at: 3_100, level: 0.000_01 }, ...zerosAt(3_200, 5_200, 6_199)]))).toBe(false);
    expect(isSilent(after([...silent, { at: 3_100, level: 0.000_01 }, ...zerosAt(3_200, 5_200, 6_200)]))).toBe(true);
  });

  it('is silent exactly after three seconds of unbroken zeros', () => {
    const step = fc.record({ wait: fc.integer({ min: -50, max: 2_300 }), level: fc.constantFrom(0, 0, 0, 0, 0.2) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let time = 0;
        const measured = steps.map(({ wait, level }) => {
          time += wait;
          return { at: time, level };
        });
        // Looks back from the end for as long as there are zeros without a break.
        const last = measured.length - 1;
        let first = last;
        const unbroken = (index: number): boolean => {
          const [earlier, later] = [measured[index - 1], measured[index]];
          if (earlier === undefined || later === undefined || earlier.level > 0) return false;
          return later.at >= earlier.at && later.at - earlier.at <= 2_000;
        };
        while (unbroken(first)) first -= 1;
        const [from, to] = [measured[first], measured[last]];
        const expected = from?.level === 0 && to?.level === 0 && to.at - from.at >= 3_000;
        expect(isSilent(after(measured))).toBe(expected);
      }),
    );
  });
});
