import * as O from 'fp-ts/Option';
import type { ChosenDevices } from '../../../application/tech-check/camera.port';
import type { RememberedDevices } from '../../../application/tech-check/remembered-devices.port';
import { flag, maybe, struct, text } from '../../contract/codec';
import { instant } from '../../contract/wire/fields';
import { kept } from '../storage/kept';

/** The browser's ids of the chosen camera and microphone, which mean nothing to any other site, and whether a tech check passed here. */
export const browserRememberedDevices = (window: Window): RememberedDevices => {
  const stored = kept(
    () => window.localStorage,
    'devices',
    struct({ camera: maybe(text), microphone: maybe(text), passed: maybe(flag), passed_at: maybe(instant) }),
  );
  const read = () => O.toUndefined(stored.read());
  return {
    read: (): ChosenDevices => ({ camera: read()?.camera, microphone: read()?.microphone }),
    write: (chosen) => {
      const before = read();
      const same = before?.camera === chosen.camera && before?.microphone === chosen.microphone;
      stored.write({ ...chosen, passed: before?.passed, passed_at: same ? before?.passed_at : undefined });
    },
    hasPassed: () => read()?.passed === true,
    passedAt: () => read()?.passed_at,
    setPassed: (at) =>
      stored.write({ camera: read()?.camera, microphone: read()?.microphone, passed: true, passed_at: at }),
  };
};
