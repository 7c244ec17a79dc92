import * as fc from 'fast-check';
import { countdownTo, printCountdown } from '../../../domain/tech-check/interview-countdown';
import { plus } from '../../../domain/time/instant';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, text } from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');

describe('The countdown to an interview', () => {
  it.each(cases('tech-check/interview-countdown', { left: duration, shown: text }))('$title', ({ left, shown }) => {
    expect(printCountdown(countdownTo(schedule, plus(schedule, -left)))).toBe(shown);
  });

  it('adds up to the whole seconds left, with minutes and seconds below 60 [spec 2 §2.9]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 1_000_000_000 }), (left) => {
        const { hours, minutes, seconds } = countdownTo(schedule, plus(schedule, -left));
        const shown = (hours * 60 + minutes) * 60 + seconds;
        expect(shown * 1_000 - Math.max(0, left)).toBeGreaterThanOrEqual(0);
        expect(shown * 1_000 - Math.max(0, left)).toBeLessThan(1_000);
        expect(minutes < 60 && seconds < 60).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
