import { isSwitchedOff, type OwnDevices } from '../../application/live-interview/own-devices.live';
import { openedAs, asking, type DeviceState } from '../../application/tech-check/device-state.live';
import type { DeviceFacts } from '../../application/ports/device-facts';
import type { SeatDevice } from '../../application/live-interview/meeting-room.port';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import { deviceTypeOf } from '../../domain/device/device-type';
import { liveTexts as t } from './live-interview.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import { deviceVerdict, type DeviceChoiceView } from '../tech-check/tech-check.view';

interface SwitchView {
  readonly label: string;
  readonly off: boolean;
  /** Whether there is a device to switch. */
  readonly there: boolean;
}

/** The switches and device choices on either side of a live interview. */
export interface DeviceControlsView {
  readonly mute: SwitchView;
  readonly camera: SwitchView;
  /** Whether the choices are shown. */
  readonly choosing: boolean;
  readonly choices: readonly (DeviceChoiceView & { readonly kind: DeviceKind })[];
  /** What failed or delivers nothing during the call, and what to do about it. */
  readonly failed: readonly { readonly kind: DeviceKind; readonly title: string; readonly text: string }[];
}

const kinds = ['camera', 'microphone'] as const;

const stateOf = (opened: SeatDevice | undefined): DeviceState =>
  opened === undefined || opened._tag === 'Off' ? asking : openedAs(opened);

/** A device that failed may be tried again, unless this browser has none. */
const isThere = (device: SeatDevice | undefined): boolean =>
  device !== undefined && !(device._tag === 'NotOpen' && device.fault === 'unsupported');

const switchOf = (
  kind: DeviceKind,
  state: OwnDevices<unknown>,
  labels: { readonly on: string; readonly off: string },
): SwitchView => {
  const off = isSwitchedOff(kind, state);
  return { label: off ? labels.on : labels.off, off, there: isThere(state[kind]) };
};

export const deviceControlsView = (
  state: OwnDevices<unknown>,
  { userAgent, touchPoints }: DeviceFacts,
): DeviceControlsView => {
  const { devices, chosen } = state;
  const known = { camera: stateOf(state.camera), microphone: stateOf(state.microphone), devices, chosen };
  const type = deviceTypeOf(userAgent, touchPoints);
  return {
    mute: switchOf('microphone', state, { on: t.unmute, off: t.mute }),
    camera: switchOf('camera', state, { on: t.cameraOn, off: t.cameraOff }),
    choosing: state.choosing,
    choices: kinds.flatMap((kind) => {
      const { choice } = deviceVerdict(kind, known, type);
      return choice === undefined ? [] : [{ ...choice, kind }];
    }),
    failed: kinds.flatMap((kind) => {
      const device = state[kind];
      const hush = device?._tag === 'Open' && !isSwitchedOff(kind, state) ? device.hush : undefined;
      if (hush !== undefined)
        return [{ kind, title: techCheckTexts.hushed[hush](kind), text: techCheckTexts.hushedTodo[hush](kind) }];
      return device?._tag === 'NotOpen' && state.failed.includes(kind)
        ? [{ kind, title: techCheckTexts.faults[device.fault](kind), text: t.failedTodo[device.fault](kind) }]
        : [];
    }),
  };
};

/** The user's own picture. Undefined if the camera is off or doesn't work. */
export const ownPicture = <S>({ camera, cameraOff, own }: OwnDevices<S>): S | undefined =>
  camera?._tag === 'Open' && !cameraOff ? own : undefined;
