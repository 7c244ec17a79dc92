import { filter, firstValueFrom, lastValueFrom, ReplaySubject, Subject, toArray, type Observable } from 'rxjs';
import type { Recorder, RecorderNews } from '../../application/recording/recorder.port';
import { expects, expectsThat } from './scenario';

export interface RecorderSubject<Stream, Clip> {
  readonly recorder: Recorder<Stream, Clip>;
  /** What a camera and a microphone deliver. */
  readonly stream: () => Promise<Stream>;
  /** Feeds more sound and picture, if the subject doesn't do so by itself. */
  readonly goOn: () => void;
  readonly endStream: (stream: Stream) => void;
  /** A stream that can't be recorded. */
  readonly dead: () => Stream;
}

type Scenario = <S, C>(subject: RecorderSubject<S, C>) => Promise<void>;

const settings = { chunkEvery: 200, bitrate: { video: 250_000, audio: 32_000 } };

/** Records until the first clip is here. */
const recording = async <S, C>({ recorder, goOn }: RecorderSubject<S, C>, stream: S) => {
  const stop = new Subject<undefined>();
  const news = new ReplaySubject<RecorderNews<C>>();
  const running = recorder.record(stream, settings, stop).subscribe(news);
  goOn();
  await firstValueFrom(news.pipe(filter(({ _tag }) => _tag === 'Clip')));
  return { news, stop: () => stop.next(undefined), leave: () => running.unsubscribe() };
};

/** Clips with something in them, and the given end after them, once. */
const expectsEnd = async <C>(news: Observable<RecorderNews<C>>, end: RecorderNews<C>['_tag']): Promise<void> => {
  const all = await lastValueFrom(news.pipe(toArray()));
  const clips = all.filter(({ _tag }) => _tag === 'Clip');
  expects('end', all.slice(clips.length), [{ _tag: end }]);
  expectsThat(
    'clips with something in them',
    clips.every((one) => one._tag === 'Clip' && one.bytes > 0),
    all.length,
  );
};

/** The contract of the port `Recorder` (spec 2 §2.3, R24, R44). */
export const recorderContract: Readonly<Record<string, Scenario>> = {
  'names the kind of file that it records': ({ recorder: { format } }) => {
    expectsThat('webm or mp4', format !== undefined && /^video\/(webm|mp4)/.test(format.mime), format);
    return Promise.resolve();
  },
  'delivers clips while it records, and the rest when it is stopped': async (subject) => {
    const { news, stop } = await recording(subject, await subject.stream());
    stop();
    await expectsEnd(news, 'Stopped');
  },
  'delivers everything when the stream ends by itself': async (subject) => {
    const stream = await subject.stream();
    const { news } = await recording(subject, stream);
    subject.endStream(stream);
    await expectsEnd(news, 'Stopped');
  },
  'fails at once on a stream that can not be recorded': async ({ recorder, dead }) => {
    const news = recorder.record(dead(), settings, new Subject());
    expects('news', await lastValueFrom(news.pipe(toArray())), [{ _tag: 'Failed' }]);
  },
  'tells nothing more to a page that left': async (subject) => {
    const stream = await subject.stream();
    const { news, leave } = await recording(subject, stream);
    const ends: string[] = [];
    news.subscribe(({ _tag }) => ends.push(_tag));
    leave();
    const told = ends.length;
    // Another recording of the same stream is over: the first would have ended by then.
    const second = await recording(subject, stream);
    second.stop();
    await expectsEnd(second.news, 'Stopped');
    expects('told', ends.slice(told), []);
  },
};
