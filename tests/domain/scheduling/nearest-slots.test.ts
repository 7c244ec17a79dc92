import * as fc from 'fast-check';
import { alternativesOffered, nearestSlots } from '../../../domain/scheduling/nearest-slots';
import { slotsOfAWeek } from '../../support/arbitraries/slots';
import { slot } from '../../support/builders/slots';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';

const wanted = slot('2026-12-04', '10:00');
const starts = (slots: ReturnType<typeof nearestSlots>): readonly string[] =>
  slots.map(({ date, from }) => `${date} ${from}`);

describe('Instead of a slot that is gone', () => {
  it('the nearest three free slots are offered, nearest first [R17]', () => {
    const free = ['08:00', '09:30', '10:15', '11:00', '16:00'].map((from) => slot('2026-12-04', from));
    expect(starts(nearestSlots(wanted, free))).toEqual(['2026-12-04 10:15', '2026-12-04 09:30', '2026-12-04 11:00']);
    expect(alternativesOffered).toBe(3);
  });

  it('distance is measured across midnight and across days [R17]', () => {
    const free = [
      slot('2026-12-05', '09:00'),
      slot('2026-12-03', '12:00'),
      slot('2026-12-04', '23:00'),
      slot('2026-12-06', '10:00'),
    ];
    expect(starts(nearestSlots(wanted, free))).toEqual(['2026-12-04 23:00', '2026-12-03 12:00', '2026-12-05 09:00']);
  });

  it('of two equally near slots, the earlier comes first [R17]', () => {
    const free = [
      slot('2026-12-04', '11:00'),
      slot('2026-12-05', '10:00'),
      slot('2026-12-04', '09:00'),
      slot('2026-12-03', '10:00'),
    ];
    expect(starts(nearestSlots(wanted, free))).toEqual(['2026-12-04 09:00', '2026-12-04 11:00', '2026-12-03 10:00']);
  });

  it('a day has 1,440 minutes: 00:21 of the day before is as near to 00:10 as 23:59 of the same day [R17]', () => {
    const free = [slot('2026-12-04', '23:59'), slot('2026-12-03', '00:21')];
    expect(starts(nearestSlots(slot('2026-12-04', '00:10'), free))).toEqual(['2026-12-03 00:21', '2026-12-04 23:59']);
  });

  it('the slot itself is not offered again, whatever its end [R17]', () => {
    expect(nearestSlots(wanted, [slot('2026-12-04', '10:00', '10:45')])).toEqual([]);
  });

  it.each(cases('scheduling/nearest-slots', { free: number, offered: number }))('$title', ({ free, offered }) => {
    const slots = Array.from({ length: free }, (_, n) => slot('2026-12-07', `0${n + 1}:00`));
    expect(nearestSlots(wanted, slots)).toHaveLength(offered);
  });

  it('no omitted slot is nearer than an offered one [R17]', () => {
    fc.assert(
      fc.property(slotsOfAWeek, (free) => {
        const given = [...free];
        const distance = ({ date, from }: (typeof free)[number]): number =>
          Math.abs(Date.parse(`${date}T${from}:00Z`) - Date.parse('2026-12-04T10:00:00Z'));
        const offered = nearestSlots(wanted, free);
        const others = free.filter((one) => distance(one) !== 0);
        expect(free).toEqual(given);
        expect(offered).toHaveLength(Math.min(3, others.length));
        expect(offered.map(distance)).toEqual(
          others
            .map(distance)
            .sort((a, b) => a - b)
            .slice(0, 3),
        );
        for (const one of offered) expect(others).toContain(one);
      }),
      { numRuns: 300 },
    );
  });
});
