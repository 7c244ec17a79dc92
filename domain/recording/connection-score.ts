import { permitted, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';

/** Measured download speed in Mbps, one decimal (R22). */
export type ConnectionScore = number;

/** The score that 'Record now' asks for, and below which the wifi dialog opens (R22, spec 2 §9). */
export const scoreToRecord: ConnectionScore = 5;
/** What a probe downloads, in bytes (spec 1 §9). */
export const probeBytes = 1_781_287;
/** When a probe is stopped; it scores what it has measured by then (R22). */
export const probeStopsAfter: Milliseconds = seconds(10);

/** A probe as far as it got: everything that has come since it began, and how long that took. */
export interface Probe {
  readonly bytes: number;
  readonly elapsed: Milliseconds;
}

/** Whether a probe has nothing more to measure: all of it is there, or its 10 s are over. */
export const isProbeOver = ({ bytes, elapsed }: Probe): boolean => bytes >= probeBytes || elapsed >= probeStopsAfter;

/**
 * Bits per second in millions, rounded to one decimal, halves up: 4.95 Mbps is 5.0. In whole numbers: bytes × 80 / (ms × 1000) tenths.
 * A probe that has brought nothing, or took no time, has measured nothing and scores 0.
 */
export const connectionScore = ({ bytes, elapsed }: Probe): ConnectionScore =>
  bytes > 0 && elapsed > 0 ? Math.round((bytes * 2) / (elapsed * 25)) / 10 : 0;

export interface ConnectionTooSlow {
  readonly _tag: 'ConnectionTooSlow';
  readonly score: ConnectionScore;
  readonly needed: ConnectionScore;
}

/** Whether a recording may be started: from a score of 5.0 on (R22). One that runs is never stopped by the line. */
export const mayStartRecording = (score: ConnectionScore): Decision<ConnectionTooSlow> =>
  score >= scoreToRecord ? permitted : refused({ _tag: 'ConnectionTooSlow', score, needed: scoreToRecord });
