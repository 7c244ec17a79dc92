import { permitted, refused, type Decision } from '../decision';
import type { ConnectionScore } from '../recording/connection-score';
import { seconds, type Milliseconds } from '../time/duration';

/** The speed the tech check asks for where the server says nothing, and always on the standalone check (spec 2 §9, R22). */
export const defaultThreshold: ConnectionScore = 2;
/** How often the speed is measured while the check is open (spec 2 §9). */
export const measureSpeedEvery: Milliseconds = seconds(3);

/** Where a tech check stands: before an interview (required or not), or by itself. */
export type TechCheckForm = 'mandatory' | 'optional' | 'standalone';

/** The threshold in Mbps: the server's, 2 where it gives none or none that is a speed; always 2 standalone (spec 2 §9). */
export const speedThreshold = (form: TechCheckForm, ofServer: number | undefined): ConnectionScore => {
  const given = ofServer ?? defaultThreshold;
  return form === 'standalone' || !(given >= 0) ? defaultThreshold : given;
};

/** What the browser answered when it was asked for a device. Undefined in what follows: it was not asked yet. */
export type Permission = 'granted' | 'denied';

export interface TechCheckFindings {
  readonly camera: Permission | undefined;
  readonly microphone: Permission | undefined;
  readonly speed: ConnectionScore | undefined;
}

export type TechCheckFault =
  | { readonly _tag: 'CameraDenied' }
  | { readonly _tag: 'MicrophoneDenied' }
  | { readonly _tag: 'SpeedTooLow'; readonly speed: ConnectionScore; readonly threshold: ConnectionScore };

/** What is still to be found out. */
export type TechCheckPart = 'camera' | 'microphone' | 'speed';

export type TechCheckRefusal =
  | { readonly _tag: 'TechCheckFailed'; readonly faults: readonly [TechCheckFault, ...(readonly TechCheckFault[])] }
  | { readonly _tag: 'TechCheckPending'; readonly waitingFor: readonly TechCheckPart[] };

/**
 * The check passes when camera and microphone are both granted and the speed is at least the threshold (spec 2 §4.4).
 * One fault is enough to fail, whatever is still to come; without a fault it is pending until all is known.
 */
export const techCheck = (
  { camera, microphone, speed }: TechCheckFindings,
  threshold: ConnectionScore,
): Decision<TechCheckRefusal> => {
  const [first, ...others]: readonly TechCheckFault[] = [
    ...(camera === 'denied' ? [{ _tag: 'CameraDenied' } as const] : []),
    ...(microphone === 'denied' ? [{ _tag: 'MicrophoneDenied' } as const] : []),
    ...(speed !== undefined && speed < threshold ? [{ _tag: 'SpeedTooLow', speed, threshold } as const] : []),
  ];
  if (first !== undefined) return refused({ _tag: 'TechCheckFailed', faults: [first, ...others] });
  const findings = { camera, microphone, speed };
  const waitingFor = (['camera', 'microphone', 'speed'] as const).filter((part) => findings[part] === undefined);
  return waitingFor.length === 0 ? permitted : refused({ _tag: 'TechCheckPending', waitingFor });
};

/** Whether the Re-check prompt appears: a permission that was known has changed (spec 2 §2.9). */
export const needsRecheck = (before: TechCheckFindings, now: TechCheckFindings): boolean =>
  (before.camera !== undefined && before.camera !== now.camera) ||
  (before.microphone !== undefined && before.microphone !== now.microphone);
