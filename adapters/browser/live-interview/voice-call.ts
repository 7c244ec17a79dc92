import { Observable, Subscription } from 'rxjs';
import type { Camera, DeviceChange, OpenedDevice } from '../../../application/tech-check/camera.port';
import { mayOpenAnother, needsPermission, type DeviceFault } from '../../../domain/tech-check/device-fault';
import type { CallNews, VoiceCall, VoiceToken } from '../../../application/live-interview/voice-call.port';

/* An audio interview over Twilio's voice SDK (spec 2 §4.6, §7, R49). */

/** The part of the SDK's Call that we use; the SDK's own type satisfies it. */
export interface PhoneCall {
  readonly on: (event: string, listener: (...values: readonly unknown[]) => void) => unknown;
  readonly mute: (muted: boolean) => void;
  readonly sendDigits: (digits: string) => void;
  readonly disconnect: () => void;
}

export interface PhoneDevice {
  readonly connect: (options: { readonly params: Record<string, string> }) => Promise<PhoneCall>;
  /** Sends the sound of another open microphone from now on. */
  readonly replace: (microphone: MediaStream) => Promise<void>;
  readonly destroy: () => void;
}

/** A device that sends the sound of an open microphone. */
export type MakeDevice = (token: VoiceToken, microphone: MediaStream) => PhoneDevice;

type Fault = Extract<CallNews, { readonly _tag: 'CallFailed' }>['fault'];

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;

/** Twilio's error codes: 201xx and 31204–31208 concern the token, 31401 and 31402 the microphone. */
export const faultOf = (error: unknown): Fault => {
  const code = codeOf(error);
  if (code === 31401 || code === 31208) return 'microphone-denied';
  if (code === 31402) return 'no-microphone';
  return (code >= 20101 && code <= 20107) || (code >= 31202 && code <= 31207) ? 'token-refused' : 'offline';
};

/** Why there is no microphone to call with. */
const withoutMicrophone = (opened: OpenedDevice): Fault | undefined => {
  if (opened._tag === 'Open') return undefined;
  if (opened.fault === 'busy') return 'microphone-busy';
  return needsPermission(opened.fault) ? 'microphone-denied' : 'no-microphone';
};

/** Whether a microphone that stopped may open after a change: it or another was plugged in, or the candidate allows it again. */
const mayBeBack = (fault: DeviceFault, change: DeviceChange): boolean =>
  change._tag === 'DevicesChanged'
    ? mayOpenAnother(fault)
    : change.kind === 'microphone' && change.permission === 'granted' && needsPermission(fault);

/** Calls the conference: `From` is the candidate's phone number, digits only; `Digits` is the conference's join code. */
export const twilioVoiceCall = (
  makeDevice: MakeDevice,
  camera: Pick<Camera<MediaStream>, 'changes' | 'openOne'>,
): VoiceCall => ({
  call: (token, { from, digits }, microphone, orders) =>
    new Observable<CallNews>((seen) => {
      let over = false;
      let call: PhoneCall | undefined;
      let device: PhoneDevice | undefined;
      const tell = (news: CallNews): void => {
        if (!over) seen.next(news);
      };
      const end = (news: CallNews): void => {
        if (over) return;
        seen.next(news);
        seen.complete();
      };
      const begin = async (sound: MediaStream): Promise<void> => {
        try {
          device = makeDevice(token, sound);
          const made = await device.connect({ params: { From: from, Digits: digits } });
          if (over) {
            made.disconnect();
            return;
          }
          call = made;
          made.on('accept', () => tell({ _tag: 'Accepted' }));
          made.on('reject', () => end({ _tag: 'Rejected' }));
          made.on('cancel', () => end({ _tag: 'Rejected' }));
          made.on('disconnect', () => end({ _tag: 'Disconnected' }));
          made.on('reconnecting', () => tell({ _tag: 'CallReconnecting' }));
          made.on('reconnected', () => tell({ _tag: 'CallReconnected' }));
          made.on('volume', (own, theirs) =>
            tell({ _tag: 'CallLevels', own: Number(own) || 0, theirs: Number(theirs) || 0 }),
          );
          made.on('error', (error) => end({ _tag: 'CallFailed', fault: faultOf(error) }));
        } catch (error) {
          end({ _tag: 'CallFailed', fault: faultOf(error) });
        }
      };
      let used: OpenedDevice | undefined;
      const use = (opened: OpenedDevice): void => {
        used = opened;
        tell({ _tag: 'MicrophoneIs', microphone: opened });
      };
      let open = new Subscription();
      /** Of a microphone that opens while the call is on: the call goes on with it. */
      const replace = async (device: PhoneDevice, sound: MediaStream, opened: OpenedDevice): Promise<void> => {
        const mine = open;
        const told = await device.replace(sound).then(
          () => opened,
          (): OpenedDevice => ({ _tag: 'NotOpen', fault: 'failed' }),
        );
        // It may have stopped meanwhile.
        if (!mine.closed) use(told);
      };
      const openMicrophone = (): void => {
        open.unsubscribe();
        open = new Subscription();
        open.add(
          camera.openOne('microphone', microphone).subscribe((news) => {
            switch (news._tag) {
              case 'Opened': {
                if (device !== undefined) {
                  // What was told when it stopped still holds if there is no other.
                  if (news.device._tag === 'Open' && news.stream !== undefined)
                    void replace(device, news.stream, news.device);
                  return;
                }
                const fault = withoutMicrophone(news.device);
                if (fault !== undefined || news.stream === undefined) {
                  end({ _tag: 'CallFailed', fault: fault ?? 'no-microphone' });
                  return;
                }
                use(news.device);
                void begin(news.stream);
                return;
              }
              case 'Stopped':
                open.unsubscribe();
                use({ _tag: 'NotOpen', fault: news.fault });
                if (mayOpenAnother(news.fault)) openMicrophone();
                return;
              case 'Hushed':
                if (used?._tag === 'Open') use({ ...used, hush: news.hush });
            }
          }),
        );
      };
      openMicrophone();
      const changing = camera.changes.subscribe((change) => {
        if (used?._tag === 'NotOpen' && mayBeBack(used.fault, change)) openMicrophone();
      });
      const ordering = orders.subscribe((order) => {
        if (order._tag === 'Mute') call?.mute(order.muted);
        else call?.sendDigits(order.digits);
      });
      return () => {
        over = true;
        ordering.unsubscribe();
        changing.unsubscribe();
        call?.disconnect();
        device?.destroy();
        open.unsubscribe();
      };
    }),
});
