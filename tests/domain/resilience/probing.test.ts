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
import { cases } from '../../support/cases/cases';
import { data, duration, number, oneOf } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const permitted = { _tag: 'Allowed', value: undefined };
const inSight = ['tech-check', 'record-now', 'asked'] as const satisfies readonly ProbePurpose[];

describe('A probe of the connection', () => {
  it.each(cases('resilience/probing-at-once', { purpose: oneOf(...inSight) }))('$title', ({ purpose }) => {
    expect(mayProbe(purpose, undefined, now)).toEqual(permitted);
  });

  it('never runs in the background [R22]', () => {
    const never = { _tag: 'Refused', reason: { _tag: 'NoBackgroundProbes' } };
    expect(mayProbe('background', undefined, now)).toEqual(never);
    expect(mayProbe('background', plus(now, -3_600_000), now)).toEqual(never);
  });

  it.each(
    cases('resilience/probing-again', {
      purpose: oneOf('record-now', 'tech-check', 'asked', 'background'),
      since: duration,
      decision: data,
    }),
  )('$title', ({ purpose, since, decision }) => {
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
  it.each(cases('resilience/probing-speed-enough', { score: number }))('$title', ({ score }) => {
    expect(connectionHolds(score)).toEqual(permitted);
  });

  it.each(cases('resilience/probing-speed-low', { score: number }))('$title', ({ score }) => {
    expect(connectionHolds(score)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'LowConnection', score, needed: 5 },
    });
  });
});
