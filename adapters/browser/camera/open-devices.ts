import { Observable } from 'rxjs';
import type {
  ChosenDevices,
  MediaNews,
  OneDeviceNews,
  OpenDeviceNews,
  OpenedDevice,
} from '../../../application/tech-check/camera.port';
import {
  endFault,
  isRefusal,
  mayOpenAnother,
  openFault,
  refusedAs,
  type DeviceFault,
  type DeviceKind,
} from '../../../domain/tech-check/device-fault';
import { watchHush } from './hush';
import { permissionOf } from './permissions';

interface Got {
  readonly track: MediaStreamTrack | undefined;
  readonly opened: OpenedDevice;
}

/** Exactly the chosen one: what is only preferred, Chromium may replace by its own default. */
const wanted = (id: string | undefined): true | MediaTrackConstraints =>
  id === undefined ? true : { deviceId: { exact: id } };

const constraint = { camera: 'video', microphone: 'audio' } as const;

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

const found = (track: MediaStreamTrack): Got => ({
  track,
  opened: { _tag: 'Open', device: { id: track.getSettings().deviceId ?? '', label: track.label } },
});

const notOpen = (fault: DeviceFault): Got => ({ track: undefined, opened: { _tag: 'NotOpen', fault } });

const openExactly = async (navigator: Navigator, kind: DeviceKind, id: string | undefined): Promise<Got> => {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [constraint[kind]]: wanted(id) });
    const [track] = stream.getTracks();
    return track === undefined ? notOpen('failed') : found(track);
  } catch (error) {
    return notOpen(openFault(nameOf(error), await permissionOf(navigator, kind)));
  }
};

const listed = { camera: 'videoinput', microphone: 'audioinput' } as const;

/** The chosen device, else the browser's own choice, else each of the others: whatever works is better than none. */
const openAlone = async (navigator: Navigator, kind: DeviceKind, id: string | undefined): Promise<Got> => {
  const first = await openExactly(navigator, kind, id);
  const mayGoOn = ({ opened }: Got): boolean => opened._tag === 'NotOpen' && mayOpenAnother(opened.fault);
  if (!mayGoOn(first)) return first;
  const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const others = all.flatMap(({ kind: of, deviceId }) => (of === listed[kind] && deviceId !== '' ? deviceId : []));
  let last = first;
  for (const other of new Set([undefined, ...others])) {
    if (other === id) continue;
    last = await openExactly(navigator, kind, other);
    if (!mayGoOn(last)) return last;
  }
  // A device that is busy can be freed: that says more than that there is no other.
  const isBusy = ({ opened }: Got): boolean => opened._tag === 'NotOpen' && opened.fault === 'busy';
  return isBusy(first) ? first : last;
};

/** After a refusal a device is tried alone only if it is allowed, because the browser would ask the same question again. */
const openUnlessRefused = async (navigator: Navigator, kind: DeviceKind, id: string | undefined): Promise<Got> => {
  const state = await permissionOf(navigator, kind);
  return state === 'granted' ? openAlone(navigator, kind, id) : notOpen(refusedAs(state));
};

const openBoth = async (
  navigator: Navigator,
  { camera, microphone }: ChosenDevices,
): Promise<Readonly<Record<DeviceKind, Got>>> => {
  // An in-app browser, or a page without https: there is nothing to ask.
  if (!('mediaDevices' in navigator)) return { camera: notOpen('unsupported'), microphone: notOpen('unsupported') };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ video: wanted(camera), audio: wanted(microphone) });
    const [[video], [audio]] = [stream.getVideoTracks(), stream.getAudioTracks()];
    return {
      camera: video === undefined ? notOpen('failed') : found(video),
      microphone: audio === undefined ? notOpen('failed') : found(audio),
    };
  } catch (error) {
    // One after the other: two questions at once would hide each other.
    const open = isRefusal(nameOf(error)) ? openUnlessRefused : openAlone;
    const first = await open(navigator, 'camera', camera);
    return { camera: first, microphone: await open(navigator, 'microphone', microphone) };
  }
};

/** A track that ended by itself: the candidate took the permission back, or the device is gone. */
const watchEnd = (
  navigator: Navigator,
  kind: DeviceKind,
  track: MediaStreamTrack,
  tell: (news: OpenDeviceNews) => void,
): void =>
  track.addEventListener(
    'ended',
    () =>
      void permissionOf(navigator, kind).then((permission) =>
        tell({ _tag: 'Stopped', kind, fault: endFault(permission) }),
      ),
    { once: true },
  );

/** Opens devices on subscription, reports the result, and closes them when unsubscribed. */
const opening = <Opened>(
  window: Window & typeof globalThis,
  open: () => Promise<{ readonly got: readonly (readonly [DeviceKind, Got])[]; readonly opened: Opened }>,
): Observable<(Opened & { readonly stream: MediaStream | undefined }) | OpenDeviceNews> =>
  new Observable((subscriber) => {
    const { navigator, MediaStream: Stream } = window;
    let tracks: readonly MediaStreamTrack[] = [];
    let watches: readonly (() => void)[] = [];
    const close = (): void => {
      for (const stopWatching of watches) stopWatching();
      for (const track of tracks) track.stop();
    };
    open().then(
      ({ got, opened }) => {
        tracks = got.flatMap(([, { track }]) => track ?? []);
        // The answer to the browser's question can come after the page was left.
        if (subscriber.closed) {
          close();
          return;
        }
        const tell = (news: OpenDeviceNews): void => subscriber.next(news);
        for (const [kind, { track }] of got) if (track !== undefined) watchEnd(navigator, kind, track, tell);
        subscriber.next({ ...opened, stream: tracks.length === 0 ? undefined : new Stream([...tracks]) });
        watches = got.flatMap(([kind, { track }]) => (track === undefined ? [] : watchHush(window, kind, track, tell)));
      },
      (error: unknown) => subscriber.error(error),
    );
    return close;
  });

export const openDevices = (
  window: Window & typeof globalThis,
  chosen: ChosenDevices,
): Observable<MediaNews<MediaStream>> =>
  opening(window, async () => {
    const { camera, microphone } = await openBoth(window.navigator, chosen);
    return {
      got: [
        ['camera', camera],
        ['microphone', microphone],
      ],
      opened: { _tag: 'Opened' as const, camera: camera.opened, microphone: microphone.opened },
    };
  });

export const openOneDevice = (
  window: Window & typeof globalThis,
  kind: DeviceKind,
  id: string | undefined,
): Observable<OneDeviceNews<MediaStream>> =>
  opening(window, async () => {
    const { navigator } = window;
    const got = 'mediaDevices' in navigator ? await openAlone(navigator, kind, id) : notOpen('unsupported');
    return { got: [[kind, got]], opened: { _tag: 'Opened' as const, device: got.opened } };
  });
