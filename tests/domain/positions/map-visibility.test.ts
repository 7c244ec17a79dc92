import * as fc from 'fast-check';
import { mapPlace, mapZoom } from '../../../domain/positions/map-visibility';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

const shown = (latitude: number, longitude: number) => ({ _tag: 'Allowed', value: { latitude, longitude } });
const hidden = (_tag: string) => ({ _tag: 'Refused', reason: { _tag } });

describe('The map of an address', () => {
  it('is shown at zoom 11 [spec 1 §9]', () => {
    expect(mapZoom).toBe(11);
  });

  it.each(cases('positions/map-visibility-shown', { latitude: text, longitude: text, north: number, east: number }))(
    '$title',
    ({ latitude, longitude, north, east }) => {
      expect(mapPlace(latitude, longitude)).toEqual(shown(north, east));
    },
  );

  it.each(cases('positions/map-visibility-no-coordinate', { latitude: text, longitude: text }))(
    '$title',
    ({ latitude, longitude }) => {
      expect(mapPlace(latitude, longitude)).toEqual(hidden('CoordinatesMissing'));
    },
  );

  it.each(cases('positions/map-visibility-zero-coordinate', { latitude: text, longitude: text }))(
    '$title',
    ({ latitude, longitude }) => {
      expect(mapPlace(latitude, longitude)).toEqual(hidden('CoordinatesZero'));
    },
  );

  it.each(cases('positions/map-visibility-invalid-degrees', { latitude: text, longitude: text }))(
    '$title',
    ({ latitude, longitude }) => {
      expect(mapPlace(latitude, longitude)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'NotCoordinates', latitude, longitude },
      });
    },
  );

  it('is shown exactly for valid, nonzero coordinates [spec 1 §2, spec 2 §5]', () => {
    const values = fc.oneof(
      fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => (n / 10_000).toFixed(4)),
      fc.constantFrom('', '0', 'x', '90', '-180'),
    );
    fc.assert(
      fc.property(values, values, (latitude, longitude) => {
        const known = [latitude, longitude].every((text) => text !== '' && text !== 'x' && parseFloat(text) !== 0);
        const onEarth = parseFloat(latitude) ** 2 <= 8_100 && parseFloat(longitude) ** 2 <= 32_400;
        expect(mapPlace(latitude, longitude)._tag === 'Allowed').toBe(known && onEarth);
      }),
      { numRuns: 500 },
    );
  });
});
