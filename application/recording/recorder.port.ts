import type { Observable } from 'rxjs';
import type { Bitrate } from '../../domain/recording/bitrate';
import type { RecordingFormat } from '../../domain/recording/format';
import type { Milliseconds } from '../../domain/time/duration';

/** What a recorder reports. The last thing is `Stopped` or `Failed`; a recorder that fails still delivers what it has. */
export type RecorderNews<Clip> =
  | { readonly _tag: 'Clip'; readonly clip: Clip; readonly bytes: number }
  | { readonly _tag: 'Stopped' }
  | { readonly _tag: 'Failed' };

/** How often a recorder delivers what it has, and how much a second of it may weigh. */
export interface RecorderSettings {
  readonly chunkEvery: Milliseconds;
  readonly bitrate: Bitrate;
}

/** Records what the camera and the microphone deliver. A recording never pauses: an answer is one piece. */
export interface Recorder<Stream, Clip> {
  /** Undefined: this browser can't record (R44). */
  readonly format: RecordingFormat | undefined;
  /** Records until `stop` emits or the stream ends. Unsubscribing stops as well, and the last chunk is lost. */
  readonly record: (
    stream: Stream,
    settings: RecorderSettings,
    stop: Observable<unknown>,
  ) => Observable<RecorderNews<Clip>>;
  /** Keeps the screen from going dark for as long as somebody is subscribed, where the browser can. */
  readonly stayAwake: Observable<never>;
}
