import * as fc from 'fast-check';
import { clockFault } from '../../../domain/resilience/clock-skew';
import { cases } from '../../support/cases/cases';
import { data, duration } from '../../../adapters/rules/cases/columns';

const minute = 60_000;

describe("A device's clock", () => {
  it.each(cases('resilience/clock-skew', { ahead: duration, said: data }))('$title', ({ ahead, said }) => {
    expect(clockFault(ahead)).toEqual(said === undefined ? undefined : { _tag: 'ClockWrong', ...said });
  });

  it('reports the same error in either direction, and never understates it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5 * minute, max: 1_000_000 * minute }), (off) => {
        const told = clockFault(off);
        expect(clockFault(-off)).toEqual({ ...told, direction: 'behind' });
        expect(off - (told?.minutes ?? 0) * minute).toBeLessThan(minute);
      }),
    );
  });
});
