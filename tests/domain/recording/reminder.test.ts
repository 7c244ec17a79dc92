import * as fc from 'fast-check';
import { recordingReminder } from '../../../domain/recording/reminder';
import { printIsoInstant } from '../../../domain/time/instant';
import { at, atMs, date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

describe('The reminder of an interview that is recorded later [R32]', () => {
  it.each(cases('recording/reminder', { now: text, until: optional(text), reminds: text }))(
    '$title',
    ({ now, until, reminds }) => {
      const last = until === undefined ? undefined : date(until);
      expect(printIsoInstant(recordingReminder(at(now), last))).toBe(reminds);
    },
  );

  it('is at a full hour, one to two hours or 24 to 25 hours ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399_999 }), fc.integer({ min: 0, max: 30 }), (time, days) => {
        const until = date(`2026-12-${String(days + 1).padStart(2, '0')}`);
        const now = at('2026-12-01T00:00:00Z') + time;
        const ahead = recordingReminder(atMs(now), until) - now;
        expect((now + ahead) % 3_600_000).toBe(0);
        const least = days < 2 ? 1 : 24;
        expect(ahead / 3_600_000).toBeGreaterThanOrEqual(least);
        expect(ahead / 3_600_000).toBeLessThan(least + 1);
      }),
    );
  });
});
