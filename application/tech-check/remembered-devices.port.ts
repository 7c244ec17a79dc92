import type { Instant } from '../../domain/time/instant';
import type { ChosenDevices } from './camera.port';

/** What this device remembers of its camera and microphone for the next visit: those that were chosen, and that a tech check passed here (R43). */
export interface RememberedDevices {
  readonly read: () => ChosenDevices;
  readonly write: (chosen: ChosenDevices) => void;
  readonly hasPassed: () => boolean;
  /** When one passed here last with the devices that are chosen now. */
  readonly passedAt: () => Instant | undefined;
  readonly setPassed: (at: Instant) => void;
}
