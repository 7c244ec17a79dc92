import fc from 'fast-check';
import { stageMinutes } from '../../../domain/recording/stage-length';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, optional } from '../../../adapters/rules/cases/columns';

const limits = (...all: readonly (number | undefined)[]) => all.map((limitSeconds) => ({ limitSeconds }));

describe('How long recording takes [R47]', () => {
  it.each(
    cases('recording/stage-length-minutes', {
      limits: list(oneOf<'none' | number>('none', 117, 118, 120)),
      minutes: optional(number),
    }),
  )('$title', ({ limits: all, minutes }) => {
    expect(stageMinutes(limits(...all.map((one) => (one === 'none' ? undefined : one))))).toBe(minutes);
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
