import type { DeviceType } from '../device/device-type';

/** Bits per second. */
export interface Bitrate {
  readonly video: number;
  readonly audio: number;
}

/**
 * How much a recording may weigh (ours): half a megabit for a phone or a tablet, one for a computer, and a quarter on a slow line, where 30 s are
 * about 1 MB. The words matter most, so the sound loses least.
 */
export const bitrateFor = (device: DeviceType, slowLine: boolean): Bitrate => {
  if (slowLine) return { video: 250_000, audio: 32_000 };
  switch (device) {
    case 'mobile':
    case 'tablet':
      return { video: 500_000, audio: 48_000 };
    case 'desktop':
      return { video: 1_000_000, audio: 64_000 };
  }
};
