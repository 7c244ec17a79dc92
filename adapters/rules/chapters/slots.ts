import { sayActRefusal } from '../../../application/applications/act-refusals.words';
import { leadTime, offerSlot, type OfferTerms, type SlotRefusal } from '../../../domain/positions/lead-time';
import { slotsOf, type Slot } from '../../../domain/positions/slot';
import { printDay } from '../../../domain/time/display';
import { minutes } from '../../../domain/time/duration';
import { between } from '../../../domain/time/instant';
import { printTwelveHour } from '../../../domain/time/wall-time';
import type { Decoded } from '../../contract/codec';
import { chapter, type Case } from '../chapter';
import { is, lessThan, no, yes } from '../table';
import { slotsQuestion, slotsRule } from '../questions/slots';
import { aboutSlot, sameDayInput, slotInputs, type Wanted } from './distances';
import { zoneField } from './form';
import { freeTimes } from './lists';

const lead = leadTime / minutes(1);

/** One time on a Friday, seen so many minutes before it starts. */
const halfPastEleven = '2026-12-04T16:30:00Z';

const day = (date: string, slot_from: string, slot_to: string): Case => ({ date, slots: [{ slot_from, slot_to }] });

const oneFreeTime: Case = { day_view_slots: [day('2026-12-04', '11:30', '12:00')] };
const skippedTime: Case = { day_view_slots: [day('2027-03-14', '02:30', '03:30')] };

const asked: Case = {
  timezone: 'America/New_York',
  same_day_slot: true,
  now: '2026-12-04T14:00:00Z',
  ...oneFreeTime,
};

const minutesBefore = (n: number): string => new Date(Date.parse(halfPastEleven) - minutes(n)).toISOString();

const rowOf: Readonly<Record<SlotRefusal['_tag'], string>> = {
  SlotTimeSkipped: '2',
  SlotTooSoon: '3',
  SlotIsToday: '4',
};

const sayTime = ({ date, from }: Slot): string => `${printTwelveHour(from)} on ${printDay(date)}`;

type Asked = Decoded<typeof slotsQuestion>;

const termsOf = ({ timezone, same_day_slot, now }: Asked): OfferTerms => ({
  zone: timezone,
  sameDaySlots: same_day_slot,
  now,
});

/** Of several times the first that isn't offered is the one that the reader asks about; the first of all if every one is. */
const wantedIn = (question: Asked): Wanted => {
  const slots = slotsOf(question.day_view_slots);
  const left = slots.find((slot) => offerSlot(slot, termsOf(question))._tag === 'Refused');
  return { slot: left ?? slots[0], zone: question.timezone, now: question.now };
};

export const slotsChapter = chapter({
  rule: slotsRule,
  question: slotsQuestion,
  part: 'Scheduling',
  title: 'Which times may a candidate choose?',
  sentence:
    `Every time that starts ${lead} minutes from now or later, whatever its date; today only where the position takes interviews on the same day. ` +
    'Dates and times are those of the position’s zone, and a time that a clock change skips is no time.',
  asked:
    'lead time, short notice, last minute booking, how soon can a candidate book, minutes before a slot starts, same day slots, tomorrow, midnight',
  sources: [
    {
      cites: 'R14',
      says: "No slot that starts less than 90 minutes from now, whatever its date: at 23:30 tomorrow's 00:15 is too soon as well; exactly 90 minutes is offered.",
      instead: ["Spec 1 §4 and §9 ask for the 90 minutes of today's times alone."],
    },
    { cites: 'spec 1 §4', says: 'Today is dropped unless same_day_slot is true.' },
    { cites: 'spec 1 §9', says: "Today's slots need 90 minutes of lead time." },
  ],
  fields: [
    zoneField,
    {
      name: 'same_day_slot',
      label: 'The position takes interviews on the same day',
      kind: 'flag',
      optional: true,
    },
    { name: 'now', label: 'The candidate looks at', kind: 'moment' },
    { name: 'day_view_slots', label: 'Times that are free', ...freeTimes },
  ],
  inputs: {
    free: { label: 'A time is free', read: ({ day_view_slots }) => slotsOf(day_view_slots).length > 0 },
    ...slotInputs(wantedIn),
    sameDay: sameDayInput,
  },
  rows: [
    {
      id: '1',
      fits: [{ free: no }],
      when: 'no time is free',
      asked: 'nothing is free, no times at all',
      example: { ...asked, day_view_slots: [] },
    },
    {
      id: '2',
      fits: [{ skipped: yes }],
      when: 'a clock change skips the time',
      asked:
        'daylight saving time, a slot or a time that does not exist, clocks go forward in the night, time at 2:30 am that does not exist',
      example: { ...asked, ...skippedTime },
    },
    {
      id: '3',
      fits: [{ left: lessThan(lead) }],
      when: `it starts in less than ${lead} minutes`,
      asked:
        'book a slot too soon, too short notice, last minute, at night for tomorrow just after midnight, is it too short notice, start within an hour',
      example: { ...asked, now: '2026-12-04T15:00:01Z' },
    },
    {
      id: '4',
      fits: [{ daysAhead: is(0), sameDay: no }],
      when: 'it is today, and the position takes none on the same day',
      called: 'same day',
      asked:
        'book a slot or an interview for today, same day interview, why are there no times today, no slots for today, tonight',
      example: { ...asked, same_day_slot: false },
    },
    {
      id: '5',
      fits: [{}],
      asked:
        'how soon may an interview be booked, a slot that may be booked, soonest slot, earliest time, earliest time that can be booked today, still take a slot in two hours',
      when: `it starts in ${lead} minutes or more`,
      example: { ...asked, now: '2026-12-04T15:00:00Z' },
    },
  ],
  conditions: aboutSlot(wantedIn, { skipped: skippedTime, usual: oneFreeTime }),
  asksFirst: ['day_view_slots', 'skipped', 'time-until', 'days-ahead'],
  boundary: {
    what: 'minutes before the time begins',
    from: 0,
    to: 240,
    step: 1,
    shown: [lead - 1, lead, lead + 1],
    unit: { of: 'time', each: minutes(1) },
    limit: lead,
    caseAt: (n) => ({ ...asked, now: minutesBefore(n) }),
  },
  code: ['domain/positions/lead-time.ts'],
  tests: ['tests/domain/positions/lead-time.test.ts'],
  // With several times, the first one that isn't offered decides the row, because that is the one the reader is asking about.
  decide: (question) => {
    const { timezone, now, day_view_slots } = question;
    const slots = slotsOf(day_view_slots);
    const offers = slots.map((slot) => ({ slot, offer: offerSlot(slot, termsOf(question)) }));
    const reasons = offers.map(({ slot, offer }) =>
      offer._tag === 'Refused'
        ? `${sayTime(slot)} (${timezone}) is left out. ${sayActRefusal(offer.reason)}`
        : `${sayTime(slot)} (${timezone}) is offered: it starts in ${Math.floor(between(now, offer.value) / minutes(1))} minutes, and ${lead} are enough.`,
    );
    const [refusal] = offers.flatMap(({ offer }) => (offer._tag === 'Refused' ? [offer.reason] : []));
    const said = slots.length === 0 ? 'There is no time to offer.' : reasons.join(' ');
    return {
      says: refusal === undefined ? said : `It is not offered. ${sayActRefusal(refusal)}`,
      row: refusal !== undefined ? rowOf[refusal._tag] : slots.length === 0 ? '1' : '5',
      reason: said,
    };
  },
});
