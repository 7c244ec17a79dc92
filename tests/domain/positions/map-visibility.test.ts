import * as fc from 'fast-check';
import { mapPlace, mapZoom } from '../../../domain/positions/map-visibility';

const shown = (latitude: number, longitude: number) => ({ _tag: 'Allowed', value: { latitude, longitude } });
const hidden = (_tag: string) => ({ _tag: 'Refused', reason: { _tag } });

describe('The map of an address', () => {
  it('is shown at zoom 11 [spec 1 §9]', () => {
    expect(mapZoom).toBe(11);
  });

  it.each([
    ['41.88', '-87.63', 41.88, -87.63],
    [' 41.88 ', '-87.63\n', 41.88, -87.63],
    ['+41', '87', 41, 87],
    ['90', '180', 90, 180],
    ['-90', '-180', -90, -180],
    ['0.0001', '-0.0001', 0.0001, -0.0001],
  ])('is shown at %j, %j [spec 1 §2, spec 2 §5]', (latitude, longitude, north, east) => {
    expect(mapPlace(latitude, longitude)).toEqual(shown(north, east));
  });

  it.each([
    ['', ''],
    ['41.88', ''],
    ['', '-87.63'],
    ['  ', '-87.63'],
  ])('is hidden without a coordinate: %j, %j [spec 1 §2, spec 2 §5]', (latitude, longitude) => {
    expect(mapPlace(latitude, longitude)).toEqual(hidden('CoordinatesMissing'));
  });

  it.each([
    ['0', '0'],
    ['0', '-87.63'],
    ['41.88', '0'],
    ['0.0', '-0.000'],
    ['-0', '87'],
  ])('is hidden if a coordinate is zero: %j, %j [spec 1 §2, spec 2 §5]', (latitude, longitude) => {
    expect(mapPlace(latitude, longitude)).toEqual(hidden('CoordinatesZero'));
  });

  it.each([
    ['90.0001', '10'],
    ['-90.0001', '10'],
    ['10', '180.0001'],
    ['10', '-180.0001'],
    ['north', '10'],
    ['10', 'x'],
    ['4e1', '10'],
    ['0x20', '10'],
    ['41,88', '10'],
    ['41.', '10'],
    ['.5', '10'],
    ['NaN', '10'],
    ['10', 'Infinity'],
    ['1 0', '10'],
  ])('is hidden if %j, %j are not valid degrees, and reports both [spec 2 §5]', (latitude, longitude) => {
    expect(mapPlace(latitude, longitude)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NotCoordinates', latitude, longitude },
    });
  });

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
