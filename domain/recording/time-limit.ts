import { seconds, type Milliseconds } from '../time/duration';

/** From Record to the first picture (spec 2 §9). */
export const recordingCountdown: Milliseconds = seconds(3);
/** How long an answer may be where its question does not say (spec 2 §9). */
export const defaultTimeLimit: Milliseconds = seconds(30);
/** When the warning begins, before the limit (spec 2 §4.1, §9). */
export const warnBefore: Milliseconds = seconds(10);
/** How much recording makes one chunk: a crash costs no more than this (spec 2 §9). */
export const chunkEvery: Milliseconds = 250;
/** How long a stopped recorder may take to hand over its last chunk (spec 2 §9). */
export const lastChunkWithin: Milliseconds = seconds(100);
/** When an upload is given up (spec 2 §9). */
export const uploadTimeout: Milliseconds = seconds(120);

/** A question's own limit in seconds; 30 s where it has none, or one that is no time (spec 2 §9). */
export const timeLimit = (inSeconds: number | undefined): Milliseconds =>
  inSeconds !== undefined && Number.isFinite(inSeconds) && inSeconds > 0 ? seconds(inSeconds) : defaultTimeLimit;

/** How long after the first picture the warning begins: 10 s before the limit, at once where the limit is shorter. */
export const warningAfter = (limit: Milliseconds): Milliseconds => Math.max(0, limit - warnBefore);
