import fc from 'fast-check';
import { stageMinutes } from '../../../domain/recording/stage-length';

const limits = (...all: readonly (number | undefined)[]) => all.map((limitSeconds) => ({ limitSeconds }));

describe('How long recording takes [R47]', () => {
  it.each([
    ['no questions are known', limits(), undefined],
    ['one question of the default length, 30 + 3 + 60 s', limits(undefined), 2],
    ['117 s are exactly three minutes', limits(117), 3],
    ['118 s are a second more', limits(118), 4],
    ['three questions of two minutes', limits(120, 120, 120), 10],
  ])('%s', (_, questions, said) => {
    expect(stageMinutes(questions)).toBe(said);
  });

  it('is never less than the sum of the limits, and at most 64 s per question longer [R47]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 20 }), (all) => {
        const seconds = all.reduce((sum, one) => sum + one, 0);
        const said = (stageMinutes(limits(...all)) ?? 0) * 60;
        expect(said).toBeGreaterThanOrEqual(seconds);
        expect(said).toBeLessThan(seconds + all.length * 63 + 60);
      }),
    );
  });
});
