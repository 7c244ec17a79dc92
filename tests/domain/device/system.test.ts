import * as fc from 'fast-check';
import { systemOf } from '../../../domain/device/system';

describe('The system of a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'macos'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1, 'macos'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 5, 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'other'],
    ['', 0, 'other'],
  ] as const)('%s with %d fingers: %s [spec 2 §2.3]', (userAgent, touchPoints, system) => {
    expect(systemOf(userAgent, touchPoints)).toBe(system);
  });

  it('is one of those with known steps, or another, for any user agent [spec 2 §2.3]', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(10), (userAgent, touchPoints) => {
        expect(['macos', 'ios', 'android', 'windows', 'other']).toContain(systemOf(userAgent, touchPoints));
      }),
    );
  });
});
