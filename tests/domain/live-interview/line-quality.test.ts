import fc from 'fast-check';
import { lineQuality } from '../../../domain/live-interview/line-quality';
import { cases } from '../../support/cases/cases';
import { duration, number, optional, text } from '../../../adapters/rules/cases/columns';

describe('The connection quality of a call [spec 2 §4.6]', () => {
  it.each(
    cases('live-interview/line-quality', { lost: optional(number), roundTrip: optional(duration), quality: text }),
  )('$title', ({ lost, roundTrip, quality }) => {
    expect(lineQuality({ lost, roundTrip })).toBe(quality);
  });

  it('never improves with more loss or a longer round trip', () => {
    const rank = { good: 0, low: 1, bad: 2 };
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const trip = fc.integer({ min: 0, max: 5_000 });
    fc.assert(
      fc.property(share, share, trip, trip, (a, b, c, d) => {
        const better = lineQuality({ lost: Math.min(a, b), roundTrip: Math.min(c, d) });
        const worse = lineQuality({ lost: Math.max(a, b), roundTrip: Math.max(c, d) });
        expect(rank[worse]).toBeGreaterThanOrEqual(rank[better]);
      }),
    );
  });
});
