import { Observable } from 'rxjs';
import type { ChosenDevices, MediaNews, OpenedDevice } from '../../../application/ports/camera';
import type { DeviceFault, DeviceKind } from '../../../domain/tech-check/device-fault';
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

const isRefusal = (error: unknown): boolean => ['NotAllowedError', 'SecurityError'].includes(nameOf(error));

/** Media Capture and Streams, §10.2; browsers differ in how they name a device that another program uses. */
const faults: Readonly<Record<string, DeviceFault>> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

const found = (track: MediaStreamTrack): Got => ({
  track,
  opened: { _tag: 'Open', device: { id: track.getSettings().deviceId ?? '', label: track.label } },
});

const notOpen = (fault: DeviceFault): Got => ({ track: undefined, opened: { _tag: 'NotOpen', fault } });

/** While the browser would ask again, nobody has denied anything: the question was closed. */
const refusedAs = (state: PermissionState | undefined): DeviceFault => (state === 'prompt' ? 'dismissed' : 'denied');

const openAlone = async (navigator: Navigator, kind: DeviceKind, id: string | undefined): Promise<Got> => {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [constraint[kind]]: wanted(id) });
    const [track] = stream.getTracks();
    return track === undefined ? notOpen('failed') : found(track);
  } catch (error) {
    // A device chosen earlier is gone: any other will do.
    if (id !== undefined && nameOf(error) === 'OverconstrainedError') return openAlone(navigator, kind, undefined);
    return isRefusal(error)
      ? notOpen(refusedAs(await permissionOf(navigator, kind)))
      : notOpen(faults[nameOf(error)] ?? 'failed');
  }
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
    const open = isRefusal(error) ? openUnlessRefused : openAlone;
    const first = await open(navigator, 'camera', camera);
    return { camera: first, microphone: await open(navigator, 'microphone', microphone) };
  }
};

/** A track that ended by itself: the candidate took the permission back, or the device is gone. */
const watchEnd = (
  navigator: Navigator,
  kind: DeviceKind,
  track: MediaStreamTrack,
  tell: (news: MediaNews<MediaStream>) => void,
): void =>
  track.addEventListener(
    'ended',
    () =>
      void permissionOf(navigator, kind).then((state) =>
        tell({ _tag: 'Stopped', kind, fault: state === undefined || state === 'granted' ? 'lost' : 'revoked' }),
      ),
    { once: true },
  );

export const openDevices = (
  { navigator, MediaStream: Stream }: Window & typeof globalThis,
  chosen: ChosenDevices,
): Observable<MediaNews<MediaStream>> =>
  new Observable((subscriber) => {
    let tracks: readonly MediaStreamTrack[] = [];
    const close = (): void => {
      for (const track of tracks) track.stop();
    };
    openBoth(navigator, chosen).then(
      ({ camera, microphone }) => {
        tracks = [camera.track, microphone.track].filter((track) => track !== undefined);
        // The answer to the browser's question can come after the page was left.
        if (subscriber.closed) return close();
        const tell = (news: MediaNews<MediaStream>): void => subscriber.next(news);
        if (camera.track !== undefined) watchEnd(navigator, 'camera', camera.track, tell);
        if (microphone.track !== undefined) watchEnd(navigator, 'microphone', microphone.track, tell);
        const stream = tracks.length === 0 ? undefined : new Stream([...tracks]);
        return tell({ _tag: 'Opened', camera: camera.opened, microphone: microphone.opened, stream });
      },
      (error: unknown) => subscriber.error(error),
    );
    return close;
  });
