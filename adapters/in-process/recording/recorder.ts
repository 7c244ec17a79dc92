import { NEVER, Observable, Subject } from 'rxjs';
import type { Recorder, RecorderNews } from '../../../application/recording/recorder.port';

/** A recorder whose camera and files are a program's. */
export interface FakeRecorder<Stream> extends Recorder<Stream, string> {
  /** Feeds the next clip to the running recording. */
  readonly say: (clip: string) => void;
  /** The stream of the recording that runs ends by itself. */
  readonly endStream: () => void;
}

/** A recorder in memory: what it hears is text. A stream that `works` refuses can't be recorded. */
export const inMemoryRecorder = <Stream>(works: (stream: Stream) => boolean = () => true): FakeRecorder<Stream> => {
  let running: Subject<RecorderNews<string>> | undefined;
  const say = (clip: string): void => running?.next({ _tag: 'Clip', clip, bytes: clip.length });
  /** A recorder that is stopped delivers what it still has. */
  const endStream = (): void => {
    say('end');
    running?.next({ _tag: 'Stopped' });
    running?.complete();
    running = undefined;
  };
  return {
    format: { mime: 'video/webm', extension: 'webm' },
    stayAwake: NEVER,
    record: (stream, _, stop) =>
      new Observable((to) => {
        const news = new Subject<RecorderNews<string>>();
        to.add(news.subscribe(to));
        if (!works(stream)) {
          news.next({ _tag: 'Failed' });
          news.complete();
          return;
        }
        running = news;
        to.add(stop.subscribe(endStream));
      }),
    say,
    endStream,
  };
};
