import * as fc from 'fast-check';
import { daysBeside } from '../../../domain/scheduling/days-beside';
import { byDay } from '../../../domain/positions/slot';
import { ordinaryDates } from '../../support/arbitraries/time';
import { day, slot } from '../../support/builders/slots';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

describe('The nearest days with times around a day', () => {
  const days = [day('2026-12-01', '09:00'), day('2026-12-04', '09:00'), day('2026-12-05'), day('2026-12-08', '09:00')];

  it.each(cases('scheduling/days-beside', { on: text, before: optional(text), after: optional(text) }))(
    '$title',
    ({ on, before, after }) => {
      const beside = daysBeside(days, date(on));
      expect([beside.before?.date, beside.after?.date]).toEqual([before, after]);
    },
  );

  it('have no other day with times in between', () => {
    fc.assert(
      fc.property(fc.array(ordinaryDates), ordinaryDates, (dates, on) => {
        const { before, after } = daysBeside(byDay(dates.map((one) => slot(one, '09:00'))), on);
        const sorted = [...new Set(dates)].sort();
        expect(before?.date).toBe(sorted.filter((one) => one < on).pop());
        expect(after?.date).toBe(sorted.filter((one) => one > on).shift());
      }),
    );
  });
});
