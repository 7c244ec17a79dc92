import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { deviceNumbers } from '../parameters/device-values';

/**
 * Why an open device delivers nothing for now: the system holds it back, as during a phone call or by a switch on the device, or a microphone is
 * digitally silent. Undefined: it delivers.
 */
export type Hush = 'paused' | 'silent' | undefined;

/**
 * What was heard of an open microphone so far. Even in a quiet room a microphone has some noise; a level of exactly 0 means that it delivers nothing:
 * a switch on the headset, the system's own mute, a dead driver (ours).
 */
export interface Hearing {
  /** When the unbroken silence began, and when it was measured last. Undefined: something is heard. */
  readonly silence: { readonly since: Instant; readonly until: Instant } | undefined;
}

/** A microphone that was just opened, or is muted on purpose: nothing is known of it. */
export const nothingHeard: Hearing = { silence: undefined };

/** A headset that changes over to its microphone is silent for a second or two; a stopwatch for six silent seconds would be too slow (ours). */
export const microphoneSilentAfter: Milliseconds = deviceNumbers.silent_from;

/** Between measurements further apart than this the page or the device slept, and nobody knows what was to be heard (ours). */
const sleptAfter: Milliseconds = deviceNumbers.slept_after;

/** Whether two measurements so far apart belong together; a clock that was set back says nothing. */
const isUnbroken = (gap: Milliseconds): boolean => gap >= 0 && gap <= sleptAfter;

/** The hearing after one more measured level: 0 is digital silence, anything above is a sound. */
export const hearingAfter = ({ silence }: Hearing, level: number, now: Instant): Hearing => {
  if (level > 0) return nothingHeard;
  const goesOn = silence !== undefined && isUnbroken(between(silence.until, now));
  return { silence: { since: goesOn ? silence.since : now, until: now } };
};

/** Whether the microphone delivers nothing: digital silence for at least three seconds. */
export const isSilent = ({ silence }: Hearing): boolean =>
  silence !== undefined && between(silence.since, silence.until) >= microphoneSilentAfter;
