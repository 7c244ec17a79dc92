import type { Observable } from 'rxjs';
import type { Brand } from '../../domain/brand';
import type { CallParameters } from '../../domain/live-interview/call-state';
import type { OpenedDevice } from '../tech-check/camera.port';

/* An audio interview: the browser calls into the interview's phone conference (spec 2 §4.6, §7, R49). */

/** The call provider's token for one call. Our server gets it from VOICE_TOKEN_URL; it says nothing about our own session. */
export type VoiceToken = Brand<string, 'VoiceToken'>;

/** What happens to a call. `call-state` has the six states that it makes of them. Nothing follows `Rejected`, `Disconnected` and `CallFailed`. */
export type CallNews =
  | { readonly _tag: 'Accepted' }
  | { readonly _tag: 'Rejected' }
  | { readonly _tag: 'Disconnected' }
  /** The microphone that the call uses; again when it delivers nothing for now, or stops. Before `Accepted`. */
  | { readonly _tag: 'MicrophoneIs'; readonly microphone: OpenedDevice }
  /** The line is gone and comes back by itself, or not. */
  | { readonly _tag: 'CallReconnecting' }
  | { readonly _tag: 'CallReconnected' }
  /** How loud each side is, from 0 to 1. */
  | { readonly _tag: 'CallLevels'; readonly own: number; readonly theirs: number }
  | {
      readonly _tag: 'CallFailed';
      readonly fault:
        | 'not-loaded'
        | 'no-microphone'
        | 'microphone-denied'
        | 'microphone-busy'
        | 'token-refused'
        | 'offline';
    };

/** What the page asks of a call that is on. */
export type CallOrder =
  | { readonly _tag: 'Mute'; readonly muted: boolean }
  /** A key of the phone's pad. */
  | { readonly _tag: 'Press'; readonly digits: string };

/** Phone calls from the browser, by the deployment's call provider. */
export interface VoiceCall {
  /** Calls on subscription. Unsubscribing hangs up. `microphone` by id, or any other if that one can't be opened; undefined: the browser's own choice. */
  readonly call: (
    token: VoiceToken,
    parameters: CallParameters,
    microphone: string | undefined,
    orders: Observable<CallOrder>,
  ) => Observable<CallNews>;
}
