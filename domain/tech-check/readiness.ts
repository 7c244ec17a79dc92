import type { TechCheckForm } from '../positions/flags';
import { permitted, refused, type Decision } from '../decision';
import type { ConnectionScore } from '../device/connection-score';
import { numbers } from '../parameters/values';

/** The speed the tech check requires if the server sets none, and always in the standalone check (spec 2 §9, R22). */
export const defaultThreshold: ConnectionScore = numbers.default_threshold;

/** The threshold in Mbps: the server's; 2 if it gives none or an invalid one, and always in the standalone check (spec 2 §9). */
export const speedThreshold = (form: TechCheckForm, ofServer: number | undefined): ConnectionScore => {
  const given = ofServer ?? defaultThreshold;
  return form === 'standalone' || !(given >= 0) ? defaultThreshold : given;
};

/** The browser's answer to a permission request. Undefined below: not requested yet. */
export type Permission = 'granted' | 'denied';

/** What a running check has found. Undefined: not yet known; 'not-measured': the probe failed. */
export interface TechCheckFindings {
  readonly camera: Permission | undefined;
  readonly microphone: Permission | undefined;
  readonly speed: ConnectionScore | 'not-measured' | undefined;
}

/** One reason why the check fails. Speeds are in Mbps. */
export type TechCheckFault =
  | { readonly _tag: 'CameraDenied' }
  | { readonly _tag: 'MicrophoneDenied' }
  | { readonly _tag: 'SpeedTooLow'; readonly speed: ConnectionScore; readonly threshold: ConnectionScore }
  | { readonly _tag: 'SpeedNotMeasured' };

/** What is still unknown. */
export type TechCheckPart = 'camera' | 'microphone' | 'speed';

/** Why the check isn't passed: it failed, with every fault, or it isn't over. */
export type TechCheckRefusal =
  | { readonly _tag: 'TechCheckFailed'; readonly faults: readonly [TechCheckFault, ...(readonly TechCheckFault[])] }
  | { readonly _tag: 'TechCheckPending'; readonly waitingFor: readonly TechCheckPart[] };

/**
 * The check passes when camera and microphone are both granted and the speed is at least the threshold (spec 2 §4.4). A single fault fails
 * it at once; without a fault it is pending until everything is known.
 */
export const techCheck = (
  { camera, microphone, speed }: TechCheckFindings,
  threshold: ConnectionScore,
): Decision<TechCheckRefusal> => {
  const [first, ...others]: readonly TechCheckFault[] = [
    ...(camera === 'denied' ? [{ _tag: 'CameraDenied' } as const] : []),
    ...(microphone === 'denied' ? [{ _tag: 'MicrophoneDenied' } as const] : []),
    ...(speed === 'not-measured' ? [{ _tag: 'SpeedNotMeasured' } as const] : []),
    ...(typeof speed === 'number' && speed < threshold ? [{ _tag: 'SpeedTooLow', speed, threshold } as const] : []),
  ];
  if (first !== undefined) return refused({ _tag: 'TechCheckFailed', faults: [first, ...others] });
  const findings = { camera, microphone, speed };
  const waitingFor = (['camera', 'microphone', 'speed'] as const).filter((part) => findings[part] === undefined);
  return waitingFor.length === 0 ? permitted : refused({ _tag: 'TechCheckPending', waitingFor });
};

/** Whether the Re-check prompt appears: when a known permission has changed (spec 2 §2.9). */
export const needsRecheck = (before: TechCheckFindings, now: TechCheckFindings): boolean =>
  (before.camera !== undefined && before.camera !== now.camera) ||
  (before.microphone !== undefined && before.microphone !== now.microphone);
