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
import { duration, number, optional } from '../../../adapters/rules/cases/columns';

describe('The time of an answer', () => {
  it('has a countdown of 3 s, lasts 30 s by default, has a warning in the last 10 s, and is stored every 250 ms [spec 2 §9]', () => {
    expect([recordingCountdown, defaultTimeLimit, warnBefore, chunkEvery]).toEqual([3_000, 30_000, 10_000, 250]);
  });

  it('waits 100 s for the last chunk and 120 s for the upload [spec 2 §9]', () => {
    expect([lastChunkWithin, uploadTimeout]).toEqual([100_000, 120_000]);
  });

  it.each(cases('recording/time-limit-of-answer', { inSeconds: optional(number), limit: duration }))(
    '$title',
    ({ inSeconds, limit: ms }) => {
      expect(timeLimit(inSeconds)).toBe(ms);
    },
  );

  it.each(cases('recording/time-limit-warning', { limit: duration, warningAfter: duration }))(
    '$title',
    ({ limit, warningAfter: after }) => {
      expect(warningAfter(limit)).toBe(after);
    },
  );

  it.each(cases('recording/time-limit-upload-again', { failures: number, pause: duration }))(
    '$title',
    ({ failures, pause: ms }) => {
      expect(pauseBeforeSendingAgain(failures)).toBe(ms);
    },
  );
});
