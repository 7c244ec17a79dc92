import { allowed, refused, type Decision } from '../decision';
import { numbers } from '../parameters/values';

/** Where a community is, in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Why no map is shown: a coordinate is missing, zero or no valid degrees (spec 2 §5). */
export type NoMap =
  | { readonly _tag: 'CoordinatesMissing' }
  | { readonly _tag: 'CoordinatesZero' }
  | { readonly _tag: 'NotCoordinates'; readonly latitude: string; readonly longitude: string };

/** Zoom level of the map (spec 1 §9). */
export const mapZoom = numbers.map_zoom;

const decimal = /^[+-]?[0-9]+(\.[0-9]+)?$/;

const degrees = (text: string, furthest: number): number | undefined => {
  const value = Number(text);
  return decimal.test(text) && Math.abs(value) <= furthest ? value : undefined;
};

/**
 * The place that the map shows, if both coordinates are non-empty and non-zero (spec 1 §2, spec 2 §5) and, since providers type them, valid
 * degrees. A single zero hides the map: 0 means 'not known', and no community lies on the equator.
 */
export const mapPlace = (latitude: string, longitude: string): Decision<NoMap, Place> => {
  const [north, east] = [latitude.trim(), longitude.trim()];
  if (north === '' || east === '') return refused({ _tag: 'CoordinatesMissing' });
  const place = { latitude: degrees(north, 90), longitude: degrees(east, 180) };
  if (place.latitude === undefined || place.longitude === undefined)
    return refused({ _tag: 'NotCoordinates', latitude, longitude });
  return place.latitude === 0 || place.longitude === 0
    ? refused({ _tag: 'CoordinatesZero' })
    : allowed({ latitude: place.latitude, longitude: place.longitude });
};
