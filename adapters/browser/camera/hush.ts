import * as E from 'fp-ts/Either';
import type { OpenDeviceNews } from '../../../application/tech-check/camera.port';
import type { DeviceKind } from '../../../domain/tech-check/device-fault';
import { hearingAfter, isSilent, nothingHeard, type Hush } from '../../../domain/tech-check/silence';
import { parseInstant } from '../../../domain/time/instant';

const every = 500;
/** The most that an analyser holds, 0.7 s: longer than the pause between two looks, so that no sound slips through. */
const samplesHeld = 32_768;

interface Ear {
  /** The loudest sample since the last look; undefined: nobody can tell, because the audio context waits for a press. */
  readonly level: () => number | undefined;
  readonly close: () => void;
}

const earOf = (window: Window & typeof globalThis, track: MediaStreamTrack): Ear => {
  const context = new window.AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = samplesHeld;
  // Nothing is connected to the loudspeaker.
  context.createMediaStreamSource(new window.MediaStream([track])).connect(analyser);
  void context.resume();
  const samples = new Float32Array(samplesHeld);
  return {
    level: () => {
      if (context.state !== 'running') {
        // A page that was opened without a press may listen after the first one.
        void context.resume();
        return undefined;
      }
      analyser.getFloatTimeDomainData(samples);
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    },
    close: () => void context.close(),
  };
};

/** Tells when an open device delivers nothing, and when it does again: a track that the system mutes, or a microphone in digital silence. */
export const watchHush = (
  window: Window & typeof globalThis,
  kind: DeviceKind,
  track: MediaStreamTrack,
  tell: (news: OpenDeviceNews) => void,
): (() => void) => {
  let told: Hush;
  let hearing = nothingHeard;
  const ear = kind === 'microphone' && 'AudioContext' in window ? earOf(window, track) : undefined;
  const look = (): void => {
    const now: Hush = track.muted ? 'paused' : isSilent(hearing) ? 'silent' : undefined;
    if (now === told) return;
    told = now;
    tell({ _tag: 'Hushed', kind, hush: now });
  };
  const listen = (): void => {
    const now = parseInstant(window.Date.now());
    const level = ear?.level();
    // A microphone that the page itself switched off is silent on purpose.
    if (track.muted || !track.enabled || E.isLeft(now) || level === undefined) hearing = nothingHeard;
    else hearing = hearingAfter(hearing, level, now.right);
    look();
  };
  track.addEventListener('mute', look);
  track.addEventListener('unmute', look);
  const ticks = ear === undefined ? undefined : window.setInterval(listen, every);
  look();
  return () => {
    window.clearInterval(ticks);
    track.removeEventListener('mute', look);
    track.removeEventListener('unmute', look);
    ear?.close();
  };
};
