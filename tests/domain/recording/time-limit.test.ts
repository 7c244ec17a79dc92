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

describe('The time of an answer', () => {
  it('has a countdown of 3 s, lasts 30 s by default, has a warning in the last 10 s, and is stored every 250 ms [spec 2 §9]', () => {
    expect([recordingCountdown, defaultTimeLimit, warnBefore, chunkEvery]).toEqual([3_000, 30_000, 10_000, 250]);
  });

  it('waits 100 s for the last chunk and 120 s for the upload [spec 2 §9]', () => {
    expect([lastChunkWithin, uploadTimeout]).toEqual([100_000, 120_000]);
  });

  it.each([
    [undefined, 30_000],
    [0, 30_000],
    [-1, 30_000],
    [Number.NaN, 30_000],
    [Number.POSITIVE_INFINITY, 30_000],
    [0.5, 500],
    [1, 1_000],
    [30, 30_000],
    [120, 120_000],
    [599.9, 599_900],
    [600, 600_000],
    [600.1, 600_000],
    [900, 600_000],
  ])(
    'of %s seconds is %d ms: 30 s if invalid, and never more than an answer may last [spec 2 §3, §9, R34]',
    (inSeconds, ms) => {
      expect(timeLimit(inSeconds)).toBe(ms);
    },
  );

  it.each([
    [120_000, 110_000],
    [30_000, 20_000],
    [10_001, 1],
    [10_000, 0],
    [9_999, 0],
    [1_000, 0],
  ])('of %d ms warns after %d ms: 10 s before its end, or at once if it is shorter [spec 2 §4.1]', (limit, after) => {
    expect(warningAfter(limit)).toBe(after);
  });

  it.each([
    [0, 20_000],
    [1, 20_000],
    [2, 40_000],
    [3, 80_000],
    [4, 160_000],
    [5, 300_000],
    [6, 300_000],
    [60, 300_000],
  ])('that failed to upload %d times in a row is sent again after %d ms', (failures, ms) => {
    expect(pauseBeforeSendingAgain(failures)).toBe(ms);
  });
});
