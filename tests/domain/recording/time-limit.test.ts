import {
  chunkEvery,
  defaultTimeLimit,
  lastChunkWithin,
  pauseBeforeSendingAgain,
  recordingCountdown,
  timeLimit,
  uploadTimeout,
  warnBefore,
  warningAfter,
} from '../../../domain/recording/time-limit';
import { cases } from '../../support/cases/cases';
import { number, optional } from '../../../adapters/rules/cases/columns';

describe('The time of an answer', () => {
  it('has a countdown of 3 s, lasts 30 s by default, has a warning in the last 10 s, and is stored every 250 ms [spec 2 §9]', () => {
    expect([recordingCountdown, defaultTimeLimit, warnBefore, chunkEvery]).toEqual([3_000, 30_000, 10_000, 250]);
  });

  it('waits 100 s for the last chunk and 120 s for the upload [spec 2 §9]', () => {
    expect([lastChunkWithin, uploadTimeout]).toEqual([100_000, 120_000]);
  });

  it.each(cases('recording/time-limit-of-answer', { inSeconds: optional(number), milliseconds: number }))(
    '$title',
    ({ inSeconds, milliseconds: ms }) => {
      expect(timeLimit(inSeconds)).toBe(ms);
    },
  );

  it.each(cases('recording/time-limit-warning', { limit: number, after: number }))('$title', ({ limit, after }) => {
    expect(warningAfter(limit)).toBe(after);
  });

  it.each(cases('recording/time-limit-upload-again', { failures: number, milliseconds: number }))(
    '$title',
    ({ failures, milliseconds: ms }) => {
      expect(pauseBeforeSendingAgain(failures)).toBe(ms);
    },
  );
});
