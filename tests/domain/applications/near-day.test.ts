import * as fc from 'fast-check';
import { nearDay } from '../../../domain/applications/near-day';
import { ordinaryDates } from '../../support/arbitraries/time';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

describe('A day that has a name', () => {
  it.each(cases('applications/near-day', { day: text, name: optional(text) }))('$title', ({ day, name }) => {
    expect(nearDay(date(day), date('2026-12-31'))).toBe(name);
  });

  it('is today or tomorrow, as Date.UTC counts', () => {
    fc.assert(
      fc.property(ordinaryDates, fc.integer({ min: -3, max: 3 }), (today, ahead) => {
        const day = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
        expect(nearDay(date(day), today)).toBe(ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : undefined);
      }),
    );
  });
});
