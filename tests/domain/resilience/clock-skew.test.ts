import * as fc from 'fast-check';
import { clockFault } from '../../../domain/resilience/clock-skew';

const minute = 60_000;

describe("A device's clock", () => {
  it.each([
    [0, undefined],
    [4 * minute + 59_999, undefined],
    [5 * minute, { direction: 'ahead', minutes: 5 }],
    [-4 * minute - 59_999, undefined],
    [-5 * minute, { direction: 'behind', minutes: 5 }],
    [120 * minute + 59_999, { direction: 'ahead', minutes: 120 }],
    [-1_440 * minute, { direction: 'behind', minutes: 1_440 }],
  ])('%i ms ahead of the server: %j [R14]', (ahead, said) => {
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
