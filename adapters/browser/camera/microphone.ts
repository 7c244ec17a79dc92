import { interval, Observable } from 'rxjs';
import { seconds } from '../../../domain/time/duration';
import type { Playback } from '../../../application/tech-check/camera.port';

const tenTimesASecond = 100;
const listensFor = seconds(2);

/** Speech at arm's length has a root mean square of about 0.1; it should fill most of the meter. */
const gain = 6;

const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) * gain);
};

const audioOf = ({ MediaStream: Stream }: typeof globalThis, stream: MediaStream): MediaStream | undefined =>
  stream.getAudioTracks().length === 0 ? undefined : new Stream(stream.getAudioTracks());

/** Nothing is connected to the loudspeaker, so nobody hears themselves. */
export const levelOf = (window: Window & typeof globalThis, stream: MediaStream): Observable<number> =>
  new Observable((subscriber) => {
    const audio = audioOf(window, stream);
    if (audio === undefined) return undefined;
    const context = new window.AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(audio).connect(analyser);
    void context.resume();
    const samples = new Float32Array(analyser.fftSize);
    const ticks = interval(tenTimesASecond).subscribe(() => {
      // A context that waits for a press hears nothing, whatever the microphone delivers.
      if (context.state !== 'running') {
        void context.resume();
        return;
      }
      analyser.getFloatTimeDomainData(samples);
      subscriber.next(loudness(samples));
    });
    return () => {
      ticks.unsubscribe();
      void context.close();
    };
  });

/** Plays through the audio graph: a media element would need a blob address. */
const play = async (context: AudioContext, clip: Blob, whenOver: () => void): Promise<void> => {
  const sound = context.createBufferSource();
  sound.buffer = await context.decodeAudioData(await clip.arrayBuffer());
  sound.connect(context.destination);
  sound.addEventListener('ended', whenOver);
  await context.resume();
  sound.start();
};

export const playBackOf = (window: Window & typeof globalThis, stream: MediaStream): Observable<Playback> =>
  new Observable((subscriber) => {
    const end = (playback: 'played' | 'not-played'): void => {
      subscriber.next(playback);
      subscriber.complete();
    };
    const audio = audioOf(window, stream);
    if (audio === undefined || !('MediaRecorder' in window)) {
      end('not-played');
      return undefined;
    }
    const context = new window.AudioContext();
    const recorder = new window.MediaRecorder(audio);
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('error', () => end('not-played'));
    recorder.addEventListener('stop', () => {
      if (subscriber.closed) return;
      subscriber.next('playing');
      play(context, new Blob(pieces, { type: recorder.mimeType }), () => end('played')).catch(() => end('not-played'));
    });
    recorder.start();
    subscriber.next('recording');
    const stopping = window.setTimeout(() => recorder.stop(), listensFor);
    return () => {
      window.clearTimeout(stopping);
      if (recorder.state !== 'inactive') recorder.stop();
      void context.close();
    };
  });
