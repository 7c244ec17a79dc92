import { permitted, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** Measured download speed in Mbps, one decimal (R22). */
export type ConnectionScore = number;

/** The score 'Record now' requires; below it the Wi-Fi dialog opens (R22, spec 2 §9). */
export const scoreToRecord: ConnectionScore = numbers.score_to_record;
/** How much a probe downloads, in bytes (spec 1 §9). */
export const probeBytes = numbers.probe_bytes;
/** How much a probe uploads at most, in bytes: enough to measure a phone's line in a second or two (ours). */
export const probeUploads = numbers.probe_uploads;
/** How long a probe runs at most; it scores what it has measured by then (R22). */
export const probeStopsAfter: Milliseconds = numbers.probe_stops_after;

/** A probe's progress: the bytes received since it began and the time they took. */
export interface Probe {
  readonly bytes: number;
  readonly elapsed: Milliseconds;
}

/** Whether a probe of `whole` bytes is over: all of them have moved or its 10 s have passed. */
export const isProbeOver = ({ bytes, elapsed }: Probe, whole: number): boolean =>
  bytes >= whole || elapsed >= probeStopsAfter;

/**
 * The score in Mbps, rounded to one decimal, halves up: 4.95 Mbps is 5.0. In whole numbers: bytes × 80 / (ms × 1000) tenths. A probe
 * without bytes or time has measured nothing and scores 0.
 */
export const connectionScore = ({ bytes, elapsed }: Probe): ConnectionScore =>
  bytes > 0 && elapsed > 0 ? Math.round((bytes * 2) / (elapsed * 25)) / 10 : 0;

/** The measured speed is below what recording needs, both in Mbps (R22). */
export interface ConnectionTooSlow {
  readonly _tag: 'ConnectionTooSlow';
  readonly score: ConnectionScore;
  readonly needed: ConnectionScore;
}

/** Whether a recording may start: from a score of 5.0 up (R22). A slow connection never stops a running recording. */
export const mayStartRecording = (score: ConnectionScore): Decision<ConnectionTooSlow> =>
  score >= scoreToRecord ? permitted : refused({ _tag: 'ConnectionTooSlow', score, needed: scoreToRecord });
