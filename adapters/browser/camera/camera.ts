import { EMPTY, fromEvent, map, merge } from 'rxjs';
import type { Camera, DeviceChange, MediaDevice } from '../../../application/tech-check/camera.port';
import { levelOf, playBackOf } from './microphone';
import { openDevices, openOneDevice } from './open-devices';
import { permissionChanges } from './permissions';

const ofKind = (all: readonly MediaDeviceInfo[], kind: MediaDeviceKind): readonly MediaDevice[] =>
  all
    // Without permission a browser names no device, and one entry stands for all of a kind.
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));

/** The devices behind navigator.mediaDevices; a browser without it, such as one inside another app, has none. */
export const browserCamera = (window: Window & typeof globalThis): Camera<MediaStream> => {
  const { navigator } = window;
  const isThere = 'mediaDevices' in navigator;
  return {
    devices: async () => {
      const all = isThere ? await navigator.mediaDevices.enumerateDevices().catch(() => []) : [];
      return { camera: ofKind(all, 'videoinput'), microphone: ofKind(all, 'audioinput') };
    },
    changes: merge(
      isThere
        ? fromEvent(navigator.mediaDevices, 'devicechange').pipe(map((): DeviceChange => ({ _tag: 'DevicesChanged' })))
        : EMPTY,
      permissionChanges(navigator),
    ),
    open: (chosen) => openDevices(window, chosen),
    openOne: (kind, id) => openOneDevice(window, kind, id),
    level: (stream) => levelOf(window, stream),
    playBack: (stream) => playBackOf(window, stream),
  };
};
