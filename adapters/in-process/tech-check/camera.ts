import { from, NEVER, Observable, of, Subject } from 'rxjs';
import type {
  Camera,
  ChosenDevices,
  DeviceChange,
  MediaDevice,
  MediaDevices,
  MediaNews,
  OneDeviceNews,
  OpenDeviceNews,
  OpenedDevice,
  Playback,
} from '../../../application/tech-check/camera.port';
import type { DeviceFault, DeviceKind } from '../../../domain/tech-check/device-fault';
import type { Hush } from '../../../domain/tech-check/silence';

/** What the fake device is like; a test changes it as a candidate would. */
export interface FakeDevices {
  readonly devices: MediaDevices;
  readonly faults: Readonly<Record<DeviceKind, DeviceFault | undefined>>;
}

/** The devices whose picture and sound a fake stream carries. Undefined: that one did not open. */
export interface FakeStream {
  readonly camera: MediaDevice | undefined;
  readonly microphone: MediaDevice | undefined;
}

/** The camera port, with what a test needs besides: plugging in, breaking and revoking devices, and counting what is left open. */
export interface FakeCamera extends Camera<FakeStream> {
  readonly set: (changes: Partial<FakeDevices>) => void;
  readonly tell: (change: DeviceChange) => void;
  /** A device that works stops. */
  readonly stop: (kind: DeviceKind, fault: 'lost' | 'revoked') => void;
  /** A device that is open delivers nothing, or does again. */
  readonly hush: (kind: DeviceKind, hush: Hush) => void;
  /** How many streams are open. */
  readonly openStreams: () => number;
}

const two: MediaDevices = {
  camera: [
    { id: 'front', label: 'Front camera' },
    { id: 'back', label: 'Back camera' },
  ],
  microphone: [{ id: 'built-in', label: 'Built-in microphone' }],
};

/** A camera and a microphone in memory. */
export const inMemoryCamera = (start: Partial<FakeDevices> = {}): FakeCamera => {
  let now: FakeDevices = { devices: two, faults: { camera: undefined, microphone: undefined }, ...start };
  let open = 0;
  const changes = new Subject<DeviceChange>();
  const later = new Subject<OpenDeviceNews>();
  const opened = (kind: DeviceKind, id: string | undefined): OpenedDevice => {
    const fault = now.faults[kind];
    if (fault !== undefined) return { _tag: 'NotOpen', fault };
    const of = now.devices[kind];
    const device = of.find((one) => one.id === id) ?? of[0];
    return device === undefined ? { _tag: 'NotOpen', fault: 'missing' } : { _tag: 'Open', device };
  };
  const deviceOf = (one: OpenedDevice): MediaDevice | undefined => (one._tag === 'Open' ? one.device : undefined);
  /** Opens on subscription, and closes when unsubscribed. */
  const opening = <Opened>(
    find: () => { readonly open: FakeStream; readonly outcome: Opened },
  ): Observable<(Opened & { readonly stream: FakeStream | undefined }) | OpenDeviceNews> =>
    new Observable((subscriber) => {
      const { open: stream, outcome } = find();
      const works = stream.camera !== undefined || stream.microphone !== undefined;
      if (works) open += 1;
      subscriber.next({ ...outcome, stream: works ? stream : undefined });
      const watching = later.subscribe((news) => subscriber.next(news));
      return () => {
        watching.unsubscribe();
        if (works) open -= 1;
      };
    });
  return {
    devices: () => Promise.resolve(now.devices),
    changes,
    open: (chosen: ChosenDevices): Observable<MediaNews<FakeStream>> =>
      opening(() => {
        const [camera, microphone] = [opened('camera', chosen.camera), opened('microphone', chosen.microphone)];
        return {
          open: { camera: deviceOf(camera), microphone: deviceOf(microphone) },
          outcome: { _tag: 'Opened' as const, camera, microphone },
        };
      }),
    openOne: (kind, id): Observable<OneDeviceNews<FakeStream>> =>
      opening(() => {
        const device = opened(kind, id);
        return {
          open: { camera: undefined, microphone: undefined, [kind]: deviceOf(device) },
          outcome: { _tag: 'Opened' as const, device },
        };
      }),
    level: ({ microphone }) => (microphone === undefined ? NEVER : of(0.4)),
    playBack: ({ microphone }) =>
      microphone === undefined
        ? of<Playback>('not-played')
        : from<readonly Playback[]>(['recording', 'playing', 'played']),
    set: (to) => {
      now = { ...now, ...to };
    },
    tell: (change) => changes.next(change),
    stop: (kind, fault) => later.next({ _tag: 'Stopped', kind, fault }),
    hush: (kind, hush) => later.next({ _tag: 'Hushed', kind, hush }),
    openStreams: () => open,
  };
};
