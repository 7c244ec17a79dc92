import * as fc from 'fast-check';
import { systemOf } from '../../../domain/device/system';
import { cases } from '../../support/cases/cases';
import { number, text } from '../../../adapters/rules/cases/columns';

describe('The system of a device', () => {
  it.each(cases('device/system', { userAgent: text, touchPoints: number, system: text }))(
    '$title',
    ({ userAgent, touchPoints, system }) => {
      expect(systemOf(userAgent, touchPoints)).toBe(system);
    },
  );

  it('is one of those with known steps, or another, for any user agent [spec 2 §2.3]', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10), (userAgent, touchPoints) => {
        expect(['macos', 'ios', 'android', 'windows', 'other']).toContain(systemOf(userAgent, touchPoints));
      }),
    );
  });
});
