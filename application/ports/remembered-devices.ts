import type { ChosenDevices } from './camera';

/** The camera and microphone that were chosen on this device, for the next visit. */
export interface RememberedDevices {
  readonly read: () => ChosenDevices;
  readonly write: (chosen: ChosenDevices) => void;
}
