import * as fc from 'fast-check';
import * as O from 'fp-ts/Option';
import { fromField, sayMoment, toField } from '../../../ui/rulebook/moments';
import { defaultZone } from '../../../domain/time/time-zone';
import { at, zone } from '../../support/builders/time';

const chicago = zone('America/Chicago');

describe('A moment in a form', () => {
  it('is shown to the second in the zone that the reader chose', () => {
    expect(toField('2026-12-04T15:19:59Z', defaultZone)).toBe('2026-12-04T10:19:59');
    expect(toField('2026-12-04T15:19:59Z', chicago)).toBe('2026-12-04T09:19:59');
  });

  it('is read to the second, and without seconds if a browser omits them', () => {
    expect(fromField('2026-12-04T10:19:59', defaultZone)).toEqual(O.some('2026-12-04T15:19:59Z'));
    expect(fromField('2026-12-04T10:20', chicago)).toEqual(O.some('2026-12-04T16:20:00Z'));
  });

  it.each(['2026-03-08T02:30:00', '', '2026-12-04', 'tomorrow'])(
    'does not exist for %j: skipped by the clock, or incomplete',
    (text) => {
      expect(fromField(text, defaultZone)).toEqual(O.none);
    },
  );

  it.each([undefined, null, '', 'soon', 7])('is left empty if the case has %j', (value) => {
    expect(toField(value, defaultZone)).toBe('');
  });

  it('is read back as it was shown, except in the hour that occurs twice', () => {
    const second = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2035, 0, 1) / 1000 });
    fc.assert(
      fc.property(second, (seconds) => {
        const iso = new Date(seconds * 1000).toISOString().replace('.000', '');
        const shown = toField(iso, defaultZone);
        const again = O.toUndefined(fromField(shown, defaultZone)) ?? '';
        // An hour that occurs twice refers to the first (R14).
        expect([0, 3_600_000]).toContain(Date.parse(iso) - Date.parse(again));
        expect(toField(again, defaultZone)).toBe(shown);
      }),
    );
  });
});

describe('A moment in words', () => {
  it('gives seconds if there are any', () => {
    expect(sayMoment(at('2026-12-04T15:19:59Z'), defaultZone)).toBe('4 Dec 2026, 10:19:59 AM ET');
    expect(sayMoment(at('2026-12-04T15:20:00Z'), defaultZone)).toBe('4 Dec 2026, 10:20 AM ET');
  });
});
