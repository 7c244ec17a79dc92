import { needsPermission, permissionAfter, type DeviceFault } from '../../../domain/tech-check/device-fault';

describe('A camera or microphone that does not work', () => {
  it.each<readonly [DeviceFault | undefined, 'granted' | 'denied' | undefined]>([
    [undefined, 'granted'],
    ['denied', 'denied'],
    ['dismissed', 'denied'],
    ['revoked', 'denied'],
    ['missing', undefined],
    ['busy', undefined],
    ['lost', undefined],
    ['unsupported', undefined],
    ['failed', undefined],
  ])(
    '%s: the browser permits %s; only a permission that lacks needs its steps [spec 2 §2.3, §2.9]',
    (fault, permission) => {
      expect(permissionAfter(fault)).toBe(permission);
      if (fault !== undefined) expect(needsPermission(fault)).toBe(permission === 'denied');
    },
  );
});
