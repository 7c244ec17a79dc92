import * as fc from 'fast-check';
import type { Color } from '../../../domain/positions/theme';
import { colour } from '../builders/positions';

/** Any color, with grays and the corners of the RGB cube more often than chance. */
export const colours: fc.Arbitrary<Color> = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(fc.nat({ max: 255 }), fc.nat({ max: 255 }), fc.nat({ max: 255 })) },
    { weight: 1, arbitrary: fc.nat({ max: 255 }).map((grey) => [grey, grey, grey] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(0, 255), fc.constantFrom(0, 255), fc.constantFrom(0, 255)) },
  )
  .map((channels) => colour(`#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`));
