import type { Permission } from './readiness';

/** A camera or a microphone. */
export type DeviceKind = 'camera' | 'microphone';

/**
 * Why a camera or a microphone doesn't work: the candidate denied it, closed the question, or took the permission back; there is none; another
 * program uses it; it was disconnected; the browser has no access to any; or it fails for a reason that it doesn't tell.
 */
export type DeviceFault = 'denied' | 'dismissed' | 'revoked' | 'missing' | 'busy' | 'lost' | 'unsupported' | 'failed';

/** What the browser was last heard to permit, if the fault says anything about it: a missing camera may be allowed all the same. */
export const permissionAfter = (fault: DeviceFault | undefined): Permission | undefined => {
  switch (fault) {
    case undefined:
      return 'granted';
    case 'denied':
    case 'dismissed':
    case 'revoked':
      return 'denied';
    case 'missing':
    case 'busy':
    case 'lost':
    case 'unsupported':
    case 'failed':
      return undefined;
  }
};

/** Whether the steps to allow a device help: everything else has another remedy. */
export const needsPermission = (fault: DeviceFault): boolean => permissionAfter(fault) === 'denied';
