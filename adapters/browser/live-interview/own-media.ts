import { Subscription } from 'rxjs';
import type { Camera, ChosenDevices, OpenDeviceNews, OpenedDevice } from '../../../application/tech-check/camera.port';
import type { RoomNews, SeatDevice, SwitchedOff } from '../../../application/live-interview/meeting-room.port';
import type { DeviceKind } from '../../../domain/tech-check/device-fault';
import type { SentMedia } from '../../contract/live-interview/room-line';

type OwnNews = Extract<
  RoomNews<MediaStream, never>,
  { readonly _tag: 'OwnMedia' } | { readonly _tag: 'DeviceStopped' }
>;

/** A seat in the room: which devices it uses, and what is switched off. */
export interface Seat extends SwitchedOff {
  readonly devices: ChosenDevices;
}

export interface OwnMedia {
  readonly track: (kind: 'audio' | 'video') => MediaStreamTrack | undefined;
  /** What the others see and hear right now. */
  readonly sent: () => SentMedia;
  readonly use: (devices: ChosenDevices) => void;
  readonly mute: (muted: boolean) => void;
  readonly turnCamera: (off: boolean) => void;
  readonly close: () => void;
}

interface Watcher {
  readonly tell: (news: OwnNews) => void;
  /** The tracks, or what is sent of them, have changed. */
  readonly changed: () => void;
}

export interface OwnDevice {
  readonly window: Pick<typeof globalThis, 'MediaStream'>;
  readonly camera: Pick<Camera<MediaStream>, 'open' | 'openOne'>;
}

const off: SeatDevice = { _tag: 'Off' };
const kinds = ['camera', 'microphone'] as const;
/** Whether the others get something of it. */
const delivers = (device: SeatDevice | undefined): boolean => device?._tag === 'Open' && device.hush === undefined;
const tracksOf = (kind: DeviceKind, stream: MediaStream | undefined): readonly MediaStreamTrack[] =>
  (kind === 'camera' ? stream?.getVideoTracks() : stream?.getAudioTracks()) ?? [];

/**
 * This device's camera and microphone in the room: whichever of them can be opened. A camera that is off is closed, so that its light goes out. A
 * microphone that is muted stays open and sends silence: opening it again takes a moment and may fail, and the first words of an answer would be lost.
 */
export const ownMedia = ({ window, camera }: OwnDevice, seat: Seat, { tell, changed }: Watcher): OwnMedia => {
  let { devices, muted, cameraOff } = seat;
  const opened: Partial<Record<DeviceKind, SeatDevice>> = {};
  const tracks: Partial<Record<DeviceKind, MediaStreamTrack | undefined>> = {};
  const open = new Subscription();
  /** Closes a device, also one that is still being opened. */
  const closing: Record<DeviceKind, () => void> = { camera: () => undefined, microphone: () => undefined };

  const live = (kind: DeviceKind): MediaStreamTrack | undefined =>
    tracks[kind]?.readyState === 'live' ? tracks[kind] : undefined;

  const tellAll = (): void => {
    const { camera: video, microphone: audio } = opened;
    if (video !== undefined && audio !== undefined) {
      const all = kinds.flatMap((kind) => live(kind) ?? []);
      const stream = all.length === 0 ? undefined : new window.MediaStream(all);
      tell({ _tag: 'OwnMedia', stream, camera: video, microphone: audio });
    }
    changed();
  };

  const silence = (): void => {
    if (tracks.microphone !== undefined) tracks.microphone.enabled = !muted;
  };

  const take = (kind: DeviceKind, device: OpenedDevice, stream: MediaStream | undefined): void => {
    opened[kind] = device;
    [tracks[kind]] = tracksOf(kind, stream);
    silence();
  };

  const hear = (news: OpenDeviceNews): void => {
    const { kind } = news;
    if (news._tag === 'Hushed') {
      const device = opened[kind];
      if (device?._tag !== 'Open') return;
      opened[kind] = { ...device, hush: news.hush };
      tellAll();
      return;
    }
    const { fault } = news;
    opened[kind] = { _tag: 'NotOpen', fault };
    tell({ _tag: 'DeviceStopped', kind, fault });
    changed();
  };

  const close = (kind: DeviceKind): void => {
    closing[kind]();
    tracks[kind] = undefined;
  };

  /** Opens both with a single permission prompt. */
  const openBoth = (): void => {
    const wanted = { camera: true, microphone: true };
    let stream: MediaStream | undefined;
    const stop = (kind: DeviceKind): void => {
      wanted[kind] = false;
      for (const track of tracksOf(kind, stream)) track.stop();
    };
    for (const kind of kinds) closing[kind] = () => stop(kind);
    open.add(
      camera.open(devices).subscribe((news) => {
        if (news._tag !== 'Opened') {
          if (wanted[news.kind]) hear(news);
          return;
        }
        ({ stream } = news);
        for (const kind of kinds)
          if (wanted[kind]) take(kind, news[kind], stream);
          else stop(kind);
        tellAll();
      }),
    );
  };

  /** A phone can open only one camera at a time: the one before is closed first. */
  const openOne = (kind: DeviceKind): void => {
    close(kind);
    const opening = new Subscription();
    closing[kind] = () => opening.unsubscribe();
    open.add(opening);
    opening.add(
      camera.openOne(kind, devices[kind]).subscribe((news) => {
        if (news._tag !== 'Opened') {
          hear(news);
          return;
        }
        take(kind, news.device, news.stream);
        tellAll();
      }),
    );
  };

  const turnOn = (kind: DeviceKind): void => {
    // Reported as off first, so that a failure to open it counts as a failure during the call.
    opened[kind] = off;
    tellAll();
    openOne(kind);
  };

  if (cameraOff) {
    opened.camera = off;
    openOne('microphone');
  } else openBoth();

  return {
    track: (kind) => live(kind === 'video' ? 'camera' : 'microphone'),
    sent: () => ({ camera: delivers(opened.camera), microphone: delivers(opened.microphone) && !muted }),
    use: (next) => {
      const before = devices;
      devices = next;
      for (const kind of kinds) if (next[kind] !== before[kind] && !(kind === 'camera' && cameraOff)) openOne(kind);
      tellAll();
    },
    mute: (now) => {
      muted = now;
      if (!muted && opened.microphone?._tag === 'NotOpen') turnOn('microphone');
      silence();
      changed();
    },
    turnCamera: (now) => {
      cameraOff = now;
      if (!cameraOff) {
        turnOn('camera');
        return;
      }
      close('camera');
      opened.camera = off;
      tellAll();
    },
    close: () => {
      for (const kind of kinds) close(kind);
      open.unsubscribe();
    },
  };
};
