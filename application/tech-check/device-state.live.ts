import type { DeviceFault, DeviceKind } from '../../domain/tech-check/device-fault';
import type { Hush } from '../../domain/tech-check/silence';
import type { MediaDevice, MediaDevices, OpenedDevice } from './camera.port';

/** A camera or microphone that a page opens: in the tech check, the lobby, the recorder. */
export type DeviceState =
  | { readonly _tag: 'Asking' }
  /** `hush`: it is open, and delivers nothing for now. */
  | { readonly _tag: 'Works'; readonly device: MediaDevice; readonly hush?: Hush }
  | { readonly _tag: 'Faulty'; readonly fault: DeviceFault };

/** A device that is being opened. */
export const asking: DeviceState = { _tag: 'Asking' };

/** What became of opening a device. */
export const openedAs = (opened: OpenedDevice): DeviceState =>
  opened._tag === 'Open'
    ? { _tag: 'Works', device: opened.device, hush: opened.hush }
    : { _tag: 'Faulty', fault: opened.fault };

/** An open device that delivers nothing for now, or does again. */
export const hushedAs = (device: DeviceState, hush: Hush): DeviceState =>
  device._tag === 'Works' ? { ...device, hush } : device;

/** The devices of a page and what there is to choose from. */
interface DevicesShown extends Readonly<Record<DeviceKind, DeviceState>> {
  readonly devices: MediaDevices;
}

/** Whether a device was plugged in while its kind is missing or lost: it is opened at once, as that is what the page asks for. */
export const isBack = (shown: DevicesShown, now: MediaDevices): boolean =>
  (['camera', 'microphone'] as const).some((kind) => {
    const device = shown[kind];
    return (
      device._tag === 'Faulty' &&
      (device.fault === 'missing' || device.fault === 'lost') &&
      now[kind].length > shown.devices[kind].length
    );
  });
