import { filter, firstValueFrom, lastValueFrom, ReplaySubject, take, toArray, type Observable } from 'rxjs';
import type { Camera, ChosenDevices, MediaNews, OneDeviceNews } from '../../application/tech-check/camera.port';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import { expects, expectsThat } from './scenario';

/** Why a device can't be opened. */
export type Hindrance = 'denied' | 'missing' | 'busy';
export type Hindrances = Partial<Readonly<Record<DeviceKind, Hindrance>>>;

/** A device with a microphone and two cameras, all of them permitted, until a case changes that. */
export interface CameraSubject<Stream> {
  readonly camera: Camera<Stream>;
  readonly hinder: (devices: Hindrances) => Promise<void>;
  /** A device of this kind that works is disconnected. */
  readonly unplug: (kind: DeviceKind, stream: Stream) => void;
  /** Something was plugged in. */
  readonly plugIn: () => void;
  /** Whether any device of the stream is still on. */
  readonly isOn: (stream: Stream) => boolean;
}

const anyDevice: ChosenDevices = { camera: undefined, microphone: undefined };

/** Opens devices, and leaves them open until `close`. */
const opened = async <S>(camera: Camera<S>, chosen = anyDevice) => {
  const news = new ReplaySubject<MediaNews<S>>();
  const open = camera.open(chosen).subscribe(news);
  const first = await firstValueFrom(news);
  if (first._tag !== 'Opened') throw new Error(`The first news is ${first._tag}`);
  return { ...first, news, close: () => open.unsubscribe() };
};

/** Opens one device, and leaves it open until `close`. */
const openedAlone = async <S>(camera: Camera<S>, kind: DeviceKind) => {
  const news = new ReplaySubject<OneDeviceNews<S>>();
  const open = camera.openOne(kind, undefined).subscribe(news);
  const first = await firstValueFrom(news);
  if (first._tag !== 'Opened') throw new Error(`The first news is ${first._tag}`);
  return { ...first, close: () => open.unsubscribe() };
};

const faultOf = (one: { readonly _tag: 'Open' } | { readonly _tag: 'NotOpen'; readonly fault: string }): string =>
  one._tag === 'Open' ? 'works' : one.fault;

const streamOf = <S>({ stream }: { readonly stream: S | undefined }): S => {
  if (stream === undefined) throw new Error('Nothing is open');
  return stream;
};

const next = <A>(all: Observable<A>, is: (one: A) => boolean): Promise<A> => firstValueFrom(all.pipe(filter(is)));

type Scenario = <S>(subject: CameraSubject<S>) => Promise<void>;

const refuses =
  (devices: Hindrances, expected: readonly [string, string]): Scenario =>
  async ({ camera, hinder }) => {
    await hinder(devices);
    const found = await opened(camera);
    expects('found', [faultOf(found.camera), faultOf(found.microphone)], expected);
    expects('a stream', found.stream !== undefined, expected.includes('works'));
    found.close();
  };

/** The contract of the port `Camera` (spec 2 §2.3, §2.9, §4.4). */
export const cameraContract: Readonly<Record<string, Scenario>> = {
  'opens both, each by a name of the list': async ({ camera }) => {
    const found = await opened(camera);
    const all = await camera.devices();
    for (const kind of ['camera', 'microphone'] as const) {
      const one = found[kind];
      expectsThat(kind, one._tag === 'Open' && all[kind].some(({ id }) => id === one.device.id), [one, all[kind]]);
    }
    found.close();
  },
  'opens the microphone alone if the camera is denied': refuses({ camera: 'denied' }, ['denied', 'works']),
  'opens the camera alone if the microphone is denied': refuses({ microphone: 'denied' }, ['works', 'denied']),
  'opens nothing if both are denied': refuses({ camera: 'denied', microphone: 'denied' }, ['denied', 'denied']),
  'opens the microphone alone without a camera': refuses({ camera: 'missing' }, ['missing', 'works']),
  'opens nothing without devices': refuses({ camera: 'missing', microphone: 'missing' }, ['missing', 'missing']),
  'tells that another program uses the camera': refuses({ camera: 'busy' }, ['busy', 'works']),
  'opens the chosen camera, and any other if that one is gone': async ({ camera }) => {
    const { camera: cameras } = await camera.devices();
    const last = cameras.at(-1)?.id;
    for (const [chosen, expected] of [
      [last, [last]],
      ['gone', cameras.map(({ id }) => id)],
    ] as const) {
      const found = await opened(camera, { ...anyDevice, camera: chosen });
      const id = found.camera._tag === 'Open' ? found.camera.device.id : undefined;
      expectsThat(
        `chosen ${chosen ?? ''}`,
        expected.some((one) => one === id),
        id,
      );
      found.close();
    }
  },
  'opens one alone beside the other, and turns it off alone': async ({ camera, isOn }) => {
    const both = await opened(camera);
    both.close();
    for (const kind of ['camera', 'microphone'] as const) {
      const other = await openedAlone(camera, kind === 'camera' ? 'microphone' : 'camera');
      const one = await openedAlone(camera, kind);
      expects(`${kind} found`, faultOf(one.device), 'works');
      const stream = streamOf(one);
      expects(`${kind} on`, isOn(stream), true);
      other.close();
      expects(`${kind} still on`, isOn(stream), true);
      one.close();
      expects(`${kind} off`, isOn(stream), false);
    }
  },
  'tells why one alone does not open': async ({ camera, hinder }) => {
    await hinder({ camera: 'busy' });
    const one = await openedAlone(camera, 'camera');
    expects('found', [faultOf(one.device), one.stream], ['busy', undefined]);
    one.close();
  },
  'turns the devices off when nobody needs them any more': async ({ camera, isOn }) => {
    const found = await opened(camera);
    const stream = streamOf(found);
    expects('on', isOn(stream), true);
    found.close();
    expects('off', isOn(stream), false);
  },
  'tells which device stopped by itself': async ({ camera, unplug }) => {
    const found = await opened(camera);
    unplug('camera', streamOf(found));
    expects('stopped', await next(found.news, ({ _tag }) => _tag === 'Stopped'), {
      _tag: 'Stopped',
      kind: 'camera',
      fault: 'lost',
    });
    found.close();
  },
  'tells what is plugged in, and what the browser permits from now on': async ({ camera, hinder, plugIn }) => {
    const changes = new ReplaySubject<{ readonly _tag: string }>();
    const listening = camera.changes.subscribe(changes);
    // A browser needs a moment until it listens.
    await camera.devices();
    await new Promise((resolve) => setTimeout(resolve));
    plugIn();
    await next(changes, ({ _tag }) => _tag === 'DevicesChanged');
    await hinder({ camera: 'denied' });
    expects('permission', await next(changes, ({ _tag }) => _tag === 'PermissionIs'), {
      _tag: 'PermissionIs',
      kind: 'camera',
      permission: 'denied',
    });
    listening.unsubscribe();
  },
  'measures how loud the microphone is': async ({ camera }) => {
    const found = await opened(camera);
    const level = await firstValueFrom(camera.level(streamOf(found)));
    expectsThat('from 0 to 1', level >= 0 && level <= 1, level);
    found.close();
  },
  'plays the microphone back, and says so where there is none': async ({ camera, hinder }) => {
    const found = await opened(camera);
    expects('heard', await lastValueFrom(camera.playBack(streamOf(found)).pipe(toArray())), [
      'recording',
      'playing',
      'played',
    ]);
    found.close();
    await hinder({ microphone: 'missing' });
    const mute = await opened(camera);
    expects('not heard', await lastValueFrom(camera.playBack(streamOf(mute)).pipe(take(1), toArray())), ['not-played']);
    mute.close();
  },
};
