import * as fc from 'fast-check';
import { byDay, bySlotOrder, minutesOf, sameSlot, slotsOf } from '../../../domain/positions/slot';
import { slotsOfAWeek } from '../../support/arbitraries/slots';
import { day, slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { number, optional, text, yesNo } from '../../../adapters/rules/cases/columns';
import { timeSlot } from '../../support/cases/time-slot';

describe('A slot', () => {
  it.each(cases('positions/slot-length', { from: text, to: text, length: optional(number) }))(
    '$title',
    ({ from, to, length }) => {
      expect(minutesOf(slot('2026-12-04', from, to))).toBe(length);
    },
  );

  it.each(
    cases('positions/slot-same', {
      one: timeSlot,
      other: timeSlot,
      same: yesNo,
    }),
  )('$title', ({ one: a, other: b, same }) => {
    expect(sameSlot(a, b)).toBe(same);
  });

  it.each(cases('positions/slot-order', { one: timeSlot, other: timeSlot, order: number }))(
    '$title',
    ({ one, other, order }) => {
      expect(Math.sign(bySlotOrder(one, other))).toBe(order);
    },
  );
});

describe('Slots as days', () => {
  it('are grouped by date, with dates and starts ascending [spec 1 §3]', () => {
    expect(byDay([slot('2026-12-05', '08:00'), slot('2026-12-04', '10:00'), slot('2026-12-04', '09:00')])).toEqual([
      day('2026-12-04', '09:00', '10:00'),
      day('2026-12-05', '08:00'),
    ]);
  });

  it('without slots are no days, and days without slots contain none [R14]', () => {
    expect(byDay([])).toEqual([]);
    expect(slotsOf([day('2026-12-04')])).toEqual([]);
  });

  it('contain every slot once, in text order, and each date once [spec 1 §3]', () => {
    fc.assert(
      fc.property(slotsOfAWeek, (slots) => {
        const given = [...slots];
        const days = byDay(slots);
        expect(slots).toEqual(given);
        const text = ({ date, from, to }: (typeof slots)[number]): string => `${date} ${from} ${to}`;
        expect(slotsOf(days).map(text).sort()).toEqual(slots.map(text).sort());
        const starts = slotsOf(days).map(({ date, from }) => `${date} ${from}`);
        expect(starts).toEqual([...starts].sort());
        const dates = days.map(({ date }) => date);
        expect(dates).toEqual([...new Set(slots.map(({ date }) => date))].sort());
      }),
    );
  });
});
