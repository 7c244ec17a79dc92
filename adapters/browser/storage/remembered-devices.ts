import * as O from 'fp-ts/Option';
import type { ChosenDevices } from '../../../application/ports/camera';
import type { RememberedDevices } from '../../../application/ports/remembered-devices';
import { maybe, struct, text } from '../../contract/codec';
import { kept } from './kept';

/** The browser's ids of the chosen camera and microphone, which mean nothing to any other site. */
export const browserRememberedDevices = (window: Window): RememberedDevices => {
  const stored = kept(() => window.localStorage, 'devices', struct({ camera: maybe(text), microphone: maybe(text) }));
  return {
    read: () => O.getOrElse((): ChosenDevices => ({ camera: undefined, microphone: undefined }))(stored.read()),
    write: stored.write,
  };
};
