import * as fc from 'fast-check';
import { leadTime, offeredDays, offerSlot, startsAsShown, type OfferTerms } from '../../../domain/positions/lead-time';
import { slotsOf } from '../../../domain/positions/slot';
import { plus } from '../../../domain/time/instant';
import { zoneOrDefault } from '../../../domain/time/time-zone';
import { searches } from '../../support/arbitraries/slots';
import { day, slot } from '../../support/builders/slots';
import { at, atMs, date, time, zone } from '../../support/builders/time';
import { instantsShowing, shownAt } from '../../support/models/intl-clock';
import { cases } from '../../support/cases/cases';
import { data, duration, number, optional, text, through } from '../../../adapters/rules/cases/columns';
import { timeSlot } from '../../support/cases/time-slot';

const minute = 60_000;

const terms = (now: string, changes: Partial<OfferTerms> = {}): OfferTerms => ({
  zone: zone('America/New_York'),
  sameDaySlots: true,
  now: at(now),
  ...changes,
});

const allowed = (iso: string) => ({ _tag: 'Allowed', value: at(iso) });
const tooSoon = (startsInMinutes: number) => ({
  _tag: 'Refused',
  reason: { _tag: 'SlotTooSoon', startsInMinutes, leadMinutes: 90 },
});
const today = { _tag: 'Refused', reason: { _tag: 'SlotIsToday' } };

describe('The lead time of 90 minutes', () => {
  /** Half past ten on 4 December in New York. */
  const wanted = slot('2026-12-04', '10:30');
  const start = at('2026-12-04T15:30:00Z');

  it('is 90 minutes [R14, spec 1 §9]', () => {
    expect(leadTime).toBe(5_400_000);
  });

  it.each(cases('positions/lead-time-offered', { minutes: number }))('$title', ({ minutes }) => {
    expect(offerSlot(wanted, terms('2026-12-04T00:00:00Z', { now: plus(start, -minutes * minute) }))).toEqual({
      _tag: 'Allowed',
      value: start,
    });
  });

  it.each(cases('positions/lead-time-not-offered', { minutes: number }))('$title', ({ minutes }) => {
    expect(offerSlot(wanted, terms('2026-12-04T00:00:00Z', { now: plus(start, -minutes * minute) }))).toEqual(
      tooSoon(minutes),
    );
  });

  it.each(cases('positions/lead-time-to-the-millisecond', { ahead: duration, answer: data }))(
    '$title',
    ({ ahead, answer }) => {
      expect(offerSlot(wanted, terms('2026-12-04T00:00:00Z', { now: plus(start, -ahead) }))).toEqual(answer);
    },
  );

  it("applies across midnight: at 23:30 tomorrow's 00:15 is too soon as well, 01:00 is not [R14]", () => {
    const night = terms('2026-12-05T04:30:00Z', { sameDaySlots: false });
    expect(offerSlot(slot('2026-12-05', '00:15'), night)).toEqual(tooSoon(45));
    expect(offerSlot(slot('2026-12-05', '00:59'), night)).toEqual(tooSoon(89));
    expect(offerSlot(slot('2026-12-05', '01:00'), night)).toEqual(allowed('2026-12-05T06:00:00Z'));
  });
});

describe('Same-day slots', () => {
  const morning = '2026-12-04T12:00:00Z';

  it('are offered if the position allows them [R14]', () => {
    expect(offerSlot(slot('2026-12-04', '17:00'), terms(morning))).toEqual(allowed('2026-12-04T22:00:00Z'));
  });

  it('are dropped if it does not, however far ahead they start [R14]', () => {
    expect(offerSlot(slot('2026-12-04', '23:59'), terms(morning, { sameDaySlots: false }))).toEqual(today);
    expect(offerSlot(slot('2026-12-05', '00:00'), terms(morning, { sameDaySlots: false }))._tag).toBe('Allowed');
  });

  it('are refused as too soon if that applies as well [R14]', () => {
    expect(offerSlot(slot('2026-12-04', '08:29'), terms(morning, { sameDaySlots: false }))).toEqual(tooSoon(89));
  });

  it.each(cases('positions/lead-time-today-in-zone', { zone: text, itsToday: text }))(
    '$title',
    ({ zone: name, itsToday }) => {
      const where = terms('2026-12-04T05:30:00Z', { zone: zone(name), sameDaySlots: false });
      expect(offerSlot(slot(itsToday, '23:45'), where)).toEqual(today);
      expect(offerSlot(slot('2026-12-05', '12:00'), where)._tag).toBe('Allowed');
    },
  );
});

describe('A slot is a wall time at the position', () => {
  // A year with settled rules: zone data for future years may change (Casablanca in 2026).
  it.each(cases('positions/lead-time-wall-time', { zone: text, utc: text }))('$title', ({ zone: name, utc: iso }) => {
    const last = plus(at(iso), -90 * minute);
    const where = { zone: zone(name), sameDaySlots: true };
    expect(offerSlot(slot('2025-12-04', '10:30'), { ...where, now: last })).toEqual(allowed(iso));
    expect(offerSlot(slot('2025-12-04', '10:30'), { ...where, now: plus(last, 1) })).toEqual(tooSoon(89));
  });

  it('in an unknown zone counts as New York time [R14]', () => {
    const nowhere = terms('2026-12-01T00:00:00Z', { zone: zoneOrDefault('America/Gotham') });
    expect(offerSlot(slot('2026-12-04', '10:30'), nowhere)).toEqual(allowed('2026-12-04T15:30:00Z'));
  });

  it('that a clock change skips is not offered, however early the request [R14]', () => {
    const skipped = slot('2027-03-14', '02:30');
    expect(offerSlot(skipped, terms('2026-12-04T15:00:00Z'))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'SlotTimeSkipped', slot: skipped },
    });
  });

  it('that occurs twice means the first: 01:30 can no longer be booked 89 minutes before its first occurrence [R14]', () => {
    const twice = slot('2026-11-01', '01:30');
    expect(offerSlot(twice, terms('2026-11-01T04:00:00Z'))).toEqual(allowed('2026-11-01T05:30:00Z'));
    expect(offerSlot(twice, terms('2026-11-01T04:01:00Z'))).toEqual(tooSoon(89));
    // The second 01:30 would still be 90 minutes ahead.
    expect(offerSlot(twice, terms('2026-11-01T05:00:00Z'))).toEqual(tooSoon(30));
  });

  it('counts elapsed minutes, not those on the clock: on the night of a change 03:00 is 90 minutes after 00:30 [R14]', () => {
    expect(offerSlot(slot('2027-03-14', '03:00'), terms('2027-03-14T05:30:00Z'))).toEqual(
      allowed('2027-03-14T07:00:00Z'),
    );
    expect(offerSlot(slot('2027-03-14', '03:00'), terms('2027-03-14T05:31:00Z'))).toEqual(tooSoon(89));
    // In autumn 02:00 comes 150 minutes after 00:30.
    expect(offerSlot(slot('2026-11-01', '02:00'), terms('2026-11-01T04:30:00Z'))).toEqual(
      allowed('2026-11-01T07:00:00Z'),
    );
  });
});

describe('The days on offer', () => {
  it('contain only slots that may be offered, in order; a day without one is left out [R14]', () => {
    const days = [
      day('2026-12-05', '09:00', '08:00'),
      day('2026-12-04', '10:00', '12:00', '11:30', '11:29'),
      day('2026-12-03', '15:00'),
      day('2026-12-06'),
    ];
    expect(offeredDays(slotsOf(days), terms('2026-12-04T15:00:00Z'))).toMatchObject([
      day('2026-12-04', '11:30', '12:00'),
      day('2026-12-05', '08:00', '09:00'),
    ]);
    expect(offeredDays(slotsOf(days), terms('2026-12-04T15:00:00Z', { sameDaySlots: false }))).toMatchObject([
      day('2026-12-05', '08:00', '09:00'),
    ]);
  });

  it('include the instant of each slot, as given or by the local zone data [R14]', () => {
    const told = {
      date: date('2026-12-04'),
      slots: [{ ...slot('2026-12-04', '12:00'), startsAt: at('2026-12-04T19:00:00Z') }],
    };
    const [first] = offeredDays(slotsOf([told]), terms('2026-12-04T15:00:00Z'));
    expect(first?.slots[0]?.startsAt).toBe(at('2026-12-04T19:00:00Z'));
    const [second] = offeredDays(slotsOf([day('2026-12-04', '12:00')]), terms('2026-12-04T15:00:00Z'));
    expect(second?.slots[0]?.startsAt).toBe(at('2026-12-04T17:00:00Z'));
  });

  it('are empty if nothing is left [R14]', () => {
    expect(offeredDays(slotsOf([day('2026-12-04', '10:00')]), terms('2026-12-04T15:00:00Z'))).toEqual([]);
    expect(offeredDays([], terms('2026-12-04T15:00:00Z'))).toEqual([]);
  });
});

describe('In any zone, on any day, including clock changes', () => {
  it('no slot is offered at a time that the wall clock shows within the next 90 minutes [R14]', () => {
    fc.assert(
      fc.property(searches, fc.integer({ min: 0, max: 90 * minute - 1 }), ({ zone: where, now }, ahead) => {
        // Each of these minutes begins less than 90 minutes from now; a slot labeled with it starts no later.
        const shown = shownAt(now + ahead, where);
        const wall = { date: date(shown.date), from: time(shown.time), to: time('23:59') };
        expect(offerSlot(wall, { zone: where, sameDaySlots: true, now })._tag).toBe('Refused');
      }),
      { numRuns: 1_000 },
    );
  });

  it('a slot is offered exactly if its first instant by Intl is at least 90 minutes ahead and today is allowed [R14]', () => {
    fc.assert(
      fc.property(searches, ({ zone: where, now, sameDaySlots, slots }) => {
        const itsToday = shownAt(now, where).date;
        for (const one of slots) {
          const [first] = instantsShowing(one.date, one.from, where);
          const mayBeOffered =
            first !== undefined && first - now >= 5_400_000 && (sameDaySlots || one.date !== itsToday);
          expect(offerSlot(one, { zone: where, sameDaySlots, now })).toEqual(
            mayBeOffered ? { _tag: 'Allowed', value: first } : { _tag: 'Refused', reason: expect.anything() },
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  it('exactly 90 minutes before its first instant a slot is offered, and a millisecond later it is not [R14]', () => {
    fc.assert(
      fc.property(searches, ({ zone: where, slots }) => {
        for (const one of slots) {
          const [first] = instantsShowing(one.date, one.from, where);
          if (first === undefined) continue;
          const when = (now: number) => offerSlot(one, { zone: where, sameDaySlots: true, now: atMs(now) })._tag;
          expect([when(first - 5_400_000), when(first - 5_399_999)]).toEqual(['Allowed', 'Refused']);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('the days on offer contain exactly the slots that may be offered, each as often as in the input [R14]', () => {
    fc.assert(
      fc.property(searches, ({ zone: where, now, sameDaySlots, slots }) => {
        const terms14 = { zone: where, sameDaySlots, now };
        const days = offeredDays(slots, terms14);
        const texts = (list: typeof slots) => list.map(({ date: d, from, to }) => `${d} ${from} ${to}`).sort();
        expect(texts(slotsOf(days))).toEqual(texts(slots.filter((one) => offerSlot(one, terms14)._tag === 'Allowed')));
        expect(days.every((one) => one.slots.length > 0)).toBe(true);
        const dates = days.map((one) => one.date);
        expect(dates).toEqual([...new Set(dates)].sort());
      }),
      { numRuns: 200 },
    );
  });
});

describe('A chosen slot', () => {
  it.each(cases('positions/lead-time-as-shown', { slot: timeSlot, shown: optional(through(at, text)), answer: data }))(
    '$title',
    ({ slot: chosen, shown: startsAt, answer }) => {
      const asShown = startsAt === undefined ? chosen : { ...chosen, startsAt };
      expect(startsAsShown(asShown, zone('America/Chicago'))).toEqual(answer);
    },
  );
});
