import type { Permission } from './readiness';

/** A camera or a microphone. */
export type DeviceKind = 'camera' | 'microphone';

/**
 * Why a camera or a microphone doesn't work: the candidate denied it, closed the question, or took the permission back; there is none; another
 * program uses it; it was disconnected; the browser has no access to any; or it fails for a reason that it doesn't tell.
 */
export type DeviceFault = 'denied' | 'dismissed' | 'revoked' | 'missing' | 'busy' | 'lost' | 'unsupported' | 'failed';

/** What a browser says about a permission; `prompt`: it would ask (again). Undefined: it doesn't tell. */
export type BrowserPermission = 'granted' | 'denied' | 'prompt' | undefined;

/** Whether opening a device failed for lack of permission, by the name of getUserMedia's error (Media Capture and Streams, §10.2). */
export const isRefusal = (errorName: string): boolean => ['NotAllowedError', 'SecurityError'].includes(errorName);

/** Browsers differ in how they name a device that another program uses. */
const named: ReadonlyMap<string, DeviceFault> = new Map([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
]);

/** A device that the browser may not use. While it would ask again, nobody has denied anything: the question was closed (spec 2 §2.3). */
export const refusedAs = (permission: BrowserPermission): 'denied' | 'dismissed' =>
  permission === 'prompt' ? 'dismissed' : 'denied';

/** Why a device can't be opened, by the name of getUserMedia's error and what the browser permits after it (spec 2 §2.3, §2.9). */
export const openFault = (errorName: string, permission: BrowserPermission): DeviceFault =>
  isRefusal(errorName) ? refusedAs(permission) : (named.get(errorName) ?? 'failed');

/** Why a device that worked has stopped by itself: it is gone, or the candidate took the permission back (spec 2 §2.3). */
export const endFault = (permission: BrowserPermission): 'lost' | 'revoked' =>
  permission === undefined || permission === 'granted' ? 'lost' : 'revoked';

/** Whether another device of the kind may open in its place: any will do if this one is gone or another program has it. A refusal is for all of them. */
export const mayOpenAnother = (fault: DeviceFault): boolean => {
  switch (fault) {
    case 'missing':
    case 'busy':
    case 'lost':
    case 'failed':
      return true;
    case 'denied':
    case 'dismissed':
    case 'revoked':
    case 'unsupported':
      return false;
  }
};

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
