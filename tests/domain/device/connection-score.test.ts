import * as fc from 'fast-check';
import {
  connectionScore,
  isProbeOver,
  mayStartRecording,
  probeBytes,
  probeStopsAfter,
  scoreToRecord,
} from '../../../domain/device/connection-score';
import { cases } from '../../support/cases/cases';
import { duration, number, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('The connection score', () => {
  it('must be 5 to record, from a download of 1,781,287 bytes that is stopped after 10 s [R22, spec 1 §9, spec 2 §9]', () => {
    expect([scoreToRecord, probeBytes, probeStopsAfter]).toEqual([5, 1_781_287, 10_000]);
  });

  it.each(cases('device/connection-score-mbps', { bytes: number, elapsed: duration, score: number }))(
    '$title',
    ({ bytes, elapsed, score }) => {
      expect(connectionScore({ bytes, elapsed })).toBe(score);
    },
  );

  it.each(cases('device/connection-score-nothing-measured', { bytes: number, elapsed: duration }))(
    '$title',
    ({ bytes, elapsed }) => {
      expect(connectionScore({ bytes, elapsed })).toBe(0);
    },
  );

  it.each(cases('device/connection-score-complete', { bytes: number, elapsed: duration, complete: yesNo }))(
    '$title',
    ({ bytes, elapsed, complete: over }) => {
      expect(isProbeOver({ bytes, elapsed }, probeBytes)).toBe(over);
    },
  );

  it('of a probe stopped after 10 s is based on what it measured by then [R22]', () => {
    expect(connectionScore({ bytes: 1_500_000, elapsed: 10_000 })).toBe(1.2);
  });

  it.each(cases('device/connection-score-for-recording', { score: number, outcome: text }))(
    '$title',
    ({ score, outcome: tag }) => {
      const answer = mayStartRecording(score);
      expect(answer._tag).toBe(tag);
      if (answer._tag === 'Refused') expect(answer.reason).toEqual({ _tag: 'ConnectionTooSlow', score, needed: 5 });
    },
  );

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
