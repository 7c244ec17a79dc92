import type { DeviceKind } from '../../domain/tech-check/device-fault';
import type { ChosenDevices, MediaDevices } from '../tech-check/camera.port';
import type { RoomNews, RoomOrder, SeatDevice, SwitchedOff } from './meeting-room.port';

/** What a participant sends and from which devices, on either side of a live interview. An undefined device is being opened. */
export interface OwnDevices<Stream> extends SwitchedOff {
  readonly own: Stream | undefined;
  readonly camera: SeatDevice | undefined;
  readonly microphone: SeatDevice | undefined;
  readonly devices: MediaDevices;
  readonly chosen: ChosenDevices;
  /** The choice of devices is open. */
  readonly choosing: boolean;
  /** Devices that failed during the call, which the page says. The lobby has already said what was missing from the start. */
  readonly failed: readonly DeviceKind[];
}

/** What a person does with their own devices. */
export type OwnDevicesAct =
  | { readonly _tag: 'MutePressed' }
  | { readonly _tag: 'CameraPressed' }
  | { readonly _tag: 'ChoiceOpened' }
  | { readonly _tag: 'ChoiceClosed' }
  | { readonly _tag: 'DeviceChosen'; readonly kind: DeviceKind; readonly id: string };

/** What happens to a person's own devices. */
export type OwnDevicesEvent = OwnDevicesAct | { readonly _tag: 'Listed'; readonly devices: MediaDevices };

/** What the room has to do in response. */
export type OwnDevicesCommand =
  | { readonly _tag: 'ListDevices' }
  | { readonly _tag: 'Remember'; readonly chosen: ChosenDevices }
  | {
      readonly _tag: 'Order';
      readonly order: Extract<RoomOrder, { readonly _tag: 'Mute' | 'CameraOff' | 'UseDevices' }>;
    };

/** The room's news about a person's own devices. */
export type OwnNews<Stream> = Extract<
  RoomNews<Stream, never>,
  { readonly _tag: 'OwnMedia' } | { readonly _tag: 'DeviceStopped' }
>;

type Sent<S> = Pick<OwnDevices<S>, 'own' | 'camera' | 'microphone'>;
type After<T> = readonly [T, readonly OwnDevicesCommand[]];

/** Before anything was opened. */
export const devicesUnopened = (
  chosen: ChosenDevices,
  { muted, cameraOff }: SwitchedOff = { muted: false, cameraOff: false },
): OwnDevices<never> => ({
  own: undefined,
  camera: undefined,
  microphone: undefined,
  devices: { camera: [], microphone: [] },
  chosen,
  muted,
  cameraOff,
  choosing: false,
  failed: [],
});

/** Whether the switch shows a device as off. A device that failed shows as off, so that turning it on tries again. */
export const isSwitchedOff = (kind: DeviceKind, state: OwnDevices<unknown>): boolean =>
  state[kind]?._tag === 'NotOpen' || (kind === 'camera' ? state.cameraOff : state.muted);

/** The devices after a press on a switch or a choice of device. */
export const ownDevicesStep = <T extends OwnDevices<unknown>>(state: T, event: OwnDevicesEvent): After<T> => {
  switch (event._tag) {
    case 'Listed':
      return [{ ...state, devices: event.devices }, []];
    case 'MutePressed': {
      const muted = !isSwitchedOff('microphone', state);
      return [{ ...state, muted }, [{ _tag: 'Order', order: { _tag: 'Mute', muted } }]];
    }
    case 'CameraPressed': {
      const off = !isSwitchedOff('camera', state);
      return [{ ...state, cameraOff: off }, [{ _tag: 'Order', order: { _tag: 'CameraOff', off } }]];
    }
    case 'ChoiceOpened':
      return [{ ...state, choosing: true }, []];
    case 'ChoiceClosed':
      return [{ ...state, choosing: false }, []];
    case 'DeviceChosen': {
      const chosen = { ...state.chosen, [event.kind]: event.id };
      return [
        { ...state, chosen },
        [
          { _tag: 'Remember', chosen },
          { _tag: 'Order', order: { _tag: 'UseDevices', devices: chosen } },
        ],
      ];
    }
  }
};

const sentAfter = <S>({ own, camera, microphone }: OwnDevices<S>, news: OwnNews<S>): Sent<S> => {
  if (news._tag === 'OwnMedia') return { own: news.stream, camera: news.camera, microphone: news.microphone };
  const stopped = { _tag: 'NotOpen', fault: news.fault } as const;
  return news.kind === 'camera' ? { own, camera: stopped, microphone } : { own, camera, microphone: stopped };
};

/** The devices after news from the room. */
export const ownNewsStep = <S, T extends OwnDevices<S>>(state: T, news: OwnNews<S>): After<T> => {
  const sent = sentAfter<S>(state, news);
  const fails = (kind: DeviceKind, now: SeatDevice | undefined): readonly DeviceKind[] => {
    const before = state[kind]?._tag;
    const worked = before === 'Open' || before === 'Off';
    return now?._tag === 'NotOpen' && (worked || state.failed.includes(kind)) ? [kind] : [];
  };
  const failed = [...fails('camera', sent.camera), ...fails('microphone', sent.microphone)];
  return [{ ...state, ...sent, failed }, [{ _tag: 'ListDevices' }]];
};
