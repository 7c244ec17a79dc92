import * as fc from 'fast-check';
import {
  connectionScore,
  isProbeOver,
  mayStartRecording,
  probeBytes,
  probeStopsAfter,
  scoreToRecord,
} from '../../../domain/device/connection-score';

describe('The connection score', () => {
  it('must be 5 to record, from a download of 1,781,287 bytes that is stopped after 10 s [R22, spec 1 §9, spec 2 §9]', () => {
    expect([scoreToRecord, probeBytes, probeStopsAfter]).toEqual([5, 1_781_287, 10_000]);
  });

  it.each([
    [1_781_287, 1_000, 14.3],
    [1_781_287, 2_850, 5],
    [1_781_287, 2_879, 4.9],
    [625_000, 1_000, 5],
    [618_750, 1_000, 5],
    [618_749, 1_000, 4.9],
    [250_000, 1_000, 2],
    [6_250, 1_000, 0.1],
    [6_249, 1_000, 0],
    [125_000, 10_000, 0.1],
    [1_781_287, 1, 14_250.3],
  ])('of %d bytes in %d ms is %d Mbps, one decimal, halves up [R22]', (bytes, elapsed, score) => {
    expect(connectionScore({ bytes, elapsed })).toBe(score);
  });

  it.each([
    [0, 10_000],
    [0, 0],
    [1_000, 0],
    [-1, 1_000],
    [1_000, -1],
  ])('of %d bytes in %d ms is 0: nothing was measured [R22]', (bytes, elapsed) => {
    expect(connectionScore({ bytes, elapsed })).toBe(0);
  });

  it.each([
    [0, 0, false],
    [1_781_286, 9_999, false],
    [1_781_287, 1, true],
    [1_781_286, 10_000, true],
    [0, 10_000, true],
    [1_781_288, 10_001, true],
  ])('with %d bytes after %d ms is complete: %s [R22]', (bytes, elapsed, over) => {
    expect(isProbeOver({ bytes, elapsed }, probeBytes)).toBe(over);
  });

  it('of a probe stopped after 10 s is based on what it measured by then [R22]', () => {
    expect(connectionScore({ bytes: 1_500_000, elapsed: 10_000 })).toBe(1.2);
  });

  it.each([
    [4.9, 'Refused'],
    [5, 'Allowed'],
    [5.1, 'Allowed'],
    [0, 'Refused'],
  ])('of %d to record now is %s: 5 or more [R22, spec 2 §4.3]', (score, tag) => {
    const answer = mayStartRecording(score);
    expect(answer._tag).toBe(tag);
    if (answer._tag === 'Refused') expect(answer.reason).toEqual({ _tag: 'ConnectionTooSlow', score, needed: 5 });
  });

  it('is the speed rounded to one decimal, higher with more bytes, lower with more time [R22]', () => {
    const bytes = fc.integer({ min: 1, max: 10_000_000 });
    const elapsed = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(bytes, elapsed, fc.nat({ max: 1_000_000 }), (b, ms, more) => {
        const score = connectionScore({ bytes: b, elapsed: ms });
        const megabits = (b * 8) / 1_000_000 / (ms / 1_000);
        expect(Math.abs(score - megabits)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(Number(score.toFixed(1))).toBe(score);
        expect(connectionScore({ bytes: b + more, elapsed: ms })).toBeGreaterThanOrEqual(score);
        expect(connectionScore({ bytes: b, elapsed: ms + more })).toBeLessThanOrEqual(score);
      }),
      { numRuns: 1_000 },
    );
  });
});
