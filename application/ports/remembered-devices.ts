import type { ChosenDevices } from './camera';

/** What this device remembers of its camera and microphone for the next visit: those that were chosen, and that a tech check passed here (R43). */
export interface RememberedDevices {
  readonly read: () => ChosenDevices;
  readonly write: (chosen: ChosenDevices) => void;
  readonly hasPassed: () => boolean;
  readonly setPassed: () => void;
}
