import { seconds, type Milliseconds } from '../time/duration';
import { longestAnswer } from './answer-file';
import { deviceNumbers } from '../parameters/device-values';

/** The countdown from Record to the start of the recording (spec 2 §9). */
export const recordingCountdown: Milliseconds = deviceNumbers.recording_countdown;
/** How long an answer may be if its question sets no limit (spec 2 §9). */
export const defaultTimeLimit: Milliseconds = deviceNumbers.default_time_limit;
/** How long before the limit the warning begins (spec 2 §4.1, §9). */
export const warnBefore: Milliseconds = deviceNumbers.warn_before;
/** The length of one chunk: a crash loses no more than this (spec 2 §9). */
export const chunkEvery: Milliseconds = deviceNumbers.chunk_every;
/** How long a stopped recorder may take to deliver its last chunk (spec 2 §9). */
export const lastChunkWithin: Milliseconds = deviceNumbers.last_chunk_within;
/** How long an upload may take (spec 2 §9). */
export const uploadTimeout: Milliseconds = deviceNumbers.upload_timeout;

const longestRetryPause: Milliseconds = deviceNumbers.longest_retry_pause;

/** How long after an upload has failed once, twice … in a row it is tried again by itself: 20 s, each time twice as long, up to 5 minutes (ours). */
export const pauseBeforeSendingAgain = (failures: number): Milliseconds =>
  Math.min(longestRetryPause, deviceNumbers.first_retry_pause * 2 ** Math.max(0, failures - 1));

/** How often an answer that arrived differently is sent again before it counts as refused (ours). */
export const mostMismatches = deviceNumbers.most_mismatches;

/**
 * A question's time limit, given in seconds; 30 s if it has none or an invalid one (spec 2 §9). It never exceeds `longestAnswer`, so what is recorded
 * in it is never refused as too long (R34).
 */
export const timeLimit = (inSeconds: number | undefined): Milliseconds =>
  inSeconds !== undefined && Number.isFinite(inSeconds) && inSeconds > 0
    ? Math.min(seconds(inSeconds), longestAnswer)
    : defaultTimeLimit;

/** How long after the start the warning begins: 10 s before the limit, or at once if the limit is shorter. */
export const warningAfter = (limit: Milliseconds): Milliseconds => Math.max(0, limit - warnBefore);
