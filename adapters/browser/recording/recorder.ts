import { fromEvent, merge, Observable, of } from 'rxjs';
import type { Recorder, RecorderNews } from '../../../application/recording/recorder.port';
import { recordingFormat } from '../../../domain/recording/format';

/** Asks again each time the page is shown, because the browser takes the lock back from a hidden page. */
const screenOn = (window: Window & typeof globalThis): Observable<never> =>
  new Observable(() => {
    const { navigator, document } = window;
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      try {
        const got = await navigator.wakeLock.request('screen');
        if (isOver) await got.release();
        else lock = got;
      } catch {
        // A low battery, or a hidden page: the recording goes on all the same.
      }
    };
    const shown = merge(of(undefined), fromEvent(document, 'visibilitychange')).subscribe(() => {
      if (document.visibilityState === 'visible') void ask();
    });
    return () => {
      isOver = true;
      shown.unsubscribe();
      void lock?.release();
    };
  });

/** The browser's MediaRecorder. */
export const browserRecorder = (window: Window & typeof globalThis): Recorder<MediaStream, Blob> => {
  const { MediaRecorder } = window;
  const format =
    'MediaRecorder' in window && 'mediaDevices' in window.navigator
      ? recordingFormat((mime) => MediaRecorder.isTypeSupported(mime))
      : undefined;
  return {
    format,
    stayAwake: screenOn(window),
    record: (stream, { chunkEvery, bitrate }, stop) =>
      new Observable<RecorderNews<Blob>>((to) => {
        const end = (how: 'Stopped' | 'Failed'): void => {
          to.next({ _tag: how });
          to.complete();
        };
        const begin = (): MediaRecorder | undefined => {
          try {
            const made = new MediaRecorder(stream, {
              ...(format === undefined ? {} : { mimeType: format.mime }),
              videoBitsPerSecond: bitrate.video,
              audioBitsPerSecond: bitrate.audio,
            });
            made.addEventListener('dataavailable', ({ data }) => {
              if (data.size > 0) to.next({ _tag: 'Clip', clip: data, bytes: data.size });
            });
            let failed = false;
            made.addEventListener('error', () => {
              failed = true;
            });
            // After an error the browser delivers what it has, and then stops.
            made.addEventListener('stop', () => end(failed ? 'Failed' : 'Stopped'));
            made.start(chunkEvery);
            return made;
          } catch {
            end('Failed');
            return undefined;
          }
        };
        const recorder = begin();
        const halt = (): void => {
          if (recorder !== undefined && recorder.state !== 'inactive') recorder.stop();
        };
        to.add(stop.subscribe(halt));
        return halt;
      }),
  };
};
