import type * as T from 'fp-ts/Task';
import type { Observable } from 'rxjs';
import type { DeviceFault, DeviceKind } from '../../domain/tech-check/device-fault';
import type { Hush } from '../../domain/tech-check/silence';
import type { Permission } from '../../domain/tech-check/readiness';

/** A camera or microphone, as the device names it. Without permission it has no label. */
export interface MediaDevice {
  readonly id: string;
  readonly label: string;
}

/** The cameras and the microphones that the browser lists. */
export type MediaDevices = Readonly<Record<DeviceKind, readonly MediaDevice[]>>;

/** The devices to open, by id. Undefined: the browser's own choice. */
export type ChosenDevices = Readonly<Record<DeviceKind, string | undefined>>;

/** A device that was opened, or why it was not. `hush`: it is open, and delivers nothing for now. */
export type OpenedDevice =
  | { readonly _tag: 'Open'; readonly device: MediaDevice; readonly hush?: Hush }
  | { readonly _tag: 'NotOpen'; readonly fault: DeviceFault };

/** What happens to a device while it is open. */
export type OpenDeviceNews =
  /** It worked, and then it stopped. */
  | { readonly _tag: 'Stopped'; readonly kind: DeviceKind; readonly fault: 'lost' | 'revoked' }
  /** It delivers nothing for now, or again what it should. A microphone that the page itself switched off is not hushed. */
  | { readonly _tag: 'Hushed'; readonly kind: DeviceKind; readonly hush: Hush };

/** What happens to opened devices. */
export type MediaNews<Stream> =
  | {
      readonly _tag: 'Opened';
      readonly camera: OpenedDevice;
      readonly microphone: OpenedDevice;
      /** What the open devices deliver. Undefined: none is open. */
      readonly stream: Stream | undefined;
    }
  | OpenDeviceNews;

/** What happens to a device that was opened alone. */
export type OneDeviceNews<Stream> =
  | { readonly _tag: 'Opened'; readonly device: OpenedDevice; readonly stream: Stream | undefined }
  | OpenDeviceNews;

/** A change outside the page: a device was plugged in or out, or the browser permits something else. */
export type DeviceChange =
  | { readonly _tag: 'DevicesChanged' }
  /** Undefined: the browser asks again. */
  | { readonly _tag: 'PermissionIs'; readonly kind: DeviceKind; readonly permission: Permission | undefined };

/** The stages of the microphone test. It ends with `played` or `not-played`. */
export type Playback = 'recording' | 'playing' | 'played' | 'not-played';

/**
 * The camera and the microphone. `Stream` is opaque to everything but the adapter and the part of the page that shows it. No method throws; each
 * failure is a value.
 */
export interface Camera<Stream> {
  readonly devices: T.Task<MediaDevices>;
  readonly changes: Observable<DeviceChange>;
  /**
   * Opens both with one question to the candidate, and each alone if the other can't be opened. In place of a chosen device that is gone or busy,
   * any other is opened; `Opened` says which. It comes first and once. Unsubscribing closes the devices: their lights go out.
   */
  readonly open: (chosen: ChosenDevices) => Observable<MediaNews<Stream>>;
  /** Opens one of them, by id, and leaves the other as it is. Otherwise like `open`. */
  readonly openOne: (kind: DeviceKind, id: string | undefined) => Observable<OneDeviceNews<Stream>>;
  /** How loud the microphone is, from 0 to 1, ten times a second. */
  readonly level: (stream: Stream) => Observable<number>;
  /** Records two seconds of the microphone and plays them. Nothing is kept. */
  readonly playBack: (stream: Stream) => Observable<Playback>;
}
