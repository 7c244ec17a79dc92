import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { dateShown } from '../../../domain/time/date-shown';
import { dateIn } from '../../../domain/time/zoned';
import { ordinaryInstants, zones } from '../../support/arbitraries/time';
import { at, atMs, zone } from '../../support/builders/time';

describe('The day that a calendar shows', () => {
  it.each([
    ['2026-12-31T23:59:59.999Z', 'UTC', '2026-12-31'],
    ['2027-01-01T00:00:00Z', 'UTC', '2027-01-01'],
    ['2026-12-01T03:00:00Z', 'America/Chicago', '2026-11-30'],
    ['2026-11-30T20:00:00Z', 'Asia/Kolkata', '2026-12-01'],
    ['0999-06-15T12:00:00Z', 'UTC', '0999-06-15'],
  ])('at %s in %s is %s [R21]', (instant, name, day) => {
    expect(dateShown(at(instant), zone(name))).toEqual(O.some(day));
  });

  it('follows the zones themselves', () => {
    fc.assert(
      fc.property(ordinaryInstants, zones, (instant, name) => {
        expect(dateShown(instant, name)).toEqual(dateIn(instant, name));
      }),
    );
  });

  it('does not exist before the first year [R21]', () => {
    expect(dateShown(atMs(Date.UTC(0, 0, 1) - 5_000 * 366 * 86_400_000), zone('UTC'))).toEqual(O.none);
  });
});
