import * as fc from 'fast-check';
import {
  connectionHolds,
  imageTestEvery,
  mayProbe,
  meterEvery,
  type ProbePurpose,
} from '../../../domain/resilience/probing';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const permitted = { _tag: 'Allowed', value: undefined };
const tooSoon = (wait: number) => ({ _tag: 'Refused', reason: { _tag: 'ProbedJustNow', wait } });
const inSight: readonly ProbePurpose[] = ['tech-check', 'record-now', 'asked'];

describe('A probe of the connection', () => {
  it.each(inSight)('runs at once for: %s [R22]', (purpose) => {
    expect(mayProbe(purpose, undefined, now)).toEqual(permitted);
  });

  it('never runs in the background [R22]', () => {
    const never = { _tag: 'Refused', reason: { _tag: 'NoBackgroundProbes' } };
    expect(mayProbe('background', undefined, now)).toEqual(never);
    expect(mayProbe('background', plus(now, -3_600_000), now)).toEqual(never);
  });

  it.each<[ProbePurpose, number, object]>([
    ['asked', 0, tooSoon(2_000)],
    ['asked', 1_999, tooSoon(1)],
    ['asked', 2_000, permitted],
    ['asked', 2_001, permitted],
    ['record-now', 1_999, tooSoon(1)],
    ['record-now', 2_000, permitted],
    ['tech-check', 2_000, tooSoon(1_000)],
    ['tech-check', 2_999, tooSoon(1)],
    ['tech-check', 3_000, permitted],
    ['asked', -60_000, tooSoon(2_000)],
    ['tech-check', -60_000, tooSoon(3_000)],
  ])('for %s, %d ms after the one before, is: %o [spec 1 §9, spec 2 §9]', (purpose, since, decision) => {
    expect([meterEvery, imageTestEvery]).toEqual([2_000, 3_000]);
    expect(mayProbe(purpose, plus(now, -since), now)).toEqual(decision);
  });

  it('may run when its wait is over, and not a millisecond earlier [R22]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...inSight), ordinaryInstants, fc.nat({ max: 5_000 }), (purpose, begun, since) => {
        const decision = mayProbe(purpose, begun, plus(begun, since));
        if (decision._tag === 'Allowed' || decision.reason._tag !== 'ProbedJustNow') return;
        const { wait } = decision.reason;
        expect(mayProbe(purpose, begun, plus(begun, since + wait))).toEqual(permitted);
        expect(mayProbe(purpose, begun, plus(begun, since + wait - 1))._tag).toBe('Refused');
      }),
    );
  });
});

describe("'Low connection speed'", () => {
  it.each([5, 5.1, 100, Number.POSITIVE_INFINITY])('does not open at a score of %d [spec 1 §9]', (score) => {
    expect(connectionHolds(score)).toEqual(permitted);
  });

  it.each([4.9, 4.999, 0, -1, Number.NaN])('opens at a score of %d, below 5 [spec 1 §8, §9]', (score) => {
    expect(connectionHolds(score)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'LowConnection', score, needed: 5 },
    });
  });
});
