import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { dateShown } from '../../../domain/time/date-shown';
import { dateIn } from '../../../domain/time/zoned';
import { ordinaryInstants, zones } from '../../support/arbitraries/time';
import { at, atMs, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

describe('The day that a calendar shows', () => {
  it.each(cases('time/date-shown', { instant: text, zone: text, day: text }))(
    '$title',
    ({ instant, zone: name, day }) => {
      expect(dateShown(at(instant), zone(name))).toEqual(O.some(day));
    },
  );

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
