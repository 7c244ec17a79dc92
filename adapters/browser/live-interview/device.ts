import { Device } from '@twilio/voice-sdk';
import { seconds } from '../../../domain/time/duration';
import type { PhoneDevice, MakeDevice } from './voice-call';

/** The address for the call's signaling; undefined: Twilio's own. Tests set another. */
export interface LinePlace {
  readonly chunderw?: string;
}

/** How long it may take until Twilio takes a call. */
const lineWithin = seconds(20);

/** Twilio's device for one call. It plays no sounds of its own, and logs nothing (R5). */
export const twilioDevice =
  (place: LinePlace = {}): MakeDevice =>
  (token, first): PhoneDevice => {
    let microphone = first;
    // The SDK stops what it was given and asks again when the list of devices changes, as it does at the first permission. So each time it gets a copy.
    const copies: MediaStreamTrack[] = [];
    const copied = (): MediaStream => {
      const tracks = microphone.getAudioTracks().map((track) => track.clone());
      copies.push(...tracks);
      return new MediaStream(tracks);
    };
    const device = new Device(token, {
      closeProtection: false,
      logLevel: 'silent',
      disableAudioContextSounds: true,
      // Devices are opened in one way everywhere, and not by the SDK.
      getUserMedia: () => Promise.resolve(copied()),
      ...place,
    });
    // The SDK's `connect` waits for a line forever. Until there is one, only the device says what fails; later, the call's own events say it.
    let patience: ReturnType<typeof setTimeout> | undefined;
    const failed = new Promise<never>((_, reject) => {
      device.on('error', reject);
      patience = setTimeout(() => reject(new Error('There is no line.')), lineWithin);
    });
    return {
      connect: async ({ params }) => {
        const call = await Promise.race([device.connect({ params }), failed]);
        clearTimeout(patience);
        return call;
      },
      replace: async (next) => {
        microphone = next;
        const { audio } = device;
        if (audio === null) return;
        // Whichever device the SDK is told to use, what it sends is a copy of the open one. It asks for nothing if it is told the same one twice, but
        // does so after a change of constraints.
        const [any] = audio.availableInputDevices.keys();
        if (audio.inputDevice !== null) await audio.setAudioConstraints({});
        else if (any !== undefined) await audio.setInputDevice(any);
      },
      destroy: () => {
        clearTimeout(patience);
        device.destroy();
        for (const track of copies) track.stop();
      },
    };
  };
