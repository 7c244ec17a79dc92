import { addDays, dayNumber, weekday, type CalendarDate } from '../../../domain/time/calendar-date';
import { bookedInterview, bookedVisit } from './candidates';
import { chance } from './chance';
import type { DemoPosition, DemoSlot } from './file-format';

/** As far ahead as the portal ever looks (R15). */
const horizon = 60;

/** The memory-care wing offers times only later: it shows 'no slots for the next 7 days', and 'view more' helps. */
const laterPosition = 110;
const laterFirstDay = 10;

/** Every half hour from 8:30 AM to 7:00 PM, in minutes of the day, except over lunch. */
const halfHours: readonly number[] = Array.from({ length: 22 }, (_, n) => 8 * 60 + 30 + n * 30).filter(
  (start) => start !== 12 * 60 && start !== 12 * 60 + 30,
);

/** The start that a position offers on every open day. With same-day slots it is 17:30, so that until 16:00 there is always a time left today. */
const regularStart = (position: DemoPosition): number =>
  position.same_day_slot ? 17 * 60 + 30 : 9 * 60 + 30 * (position.position_id % 5);

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether interviews are held that day: every Tuesday, most other weekdays, one Saturday in three, no Sunday. */
const isOpen = (positionId: number, date: CalendarDate): boolean => {
  const [day, luck] = [weekday(date), chance(positionId, dayNumber(date))];
  if (day === 0) return false;
  return day === 2 || (day === 6 ? luck < 0.33 : luck < 0.93);
};

/** The free starts of an open day, in order. Some days are busy and some are not; evenings are rarer. */
const startsOn = (position: DemoPosition, date: CalendarDate): readonly number[] => {
  const day = dayNumber(date);
  const share = 0.1 + 0.35 * chance(position.position_id, day, 1);
  return halfHours.filter(
    (start) =>
      start === regularStart(position) ||
      chance(position.position_id, day, start) < (start < 17 * 60 ? share : share / 2),
  );
};

const kindOf = ({ interview_type }: DemoPosition): DemoSlot['kind'] =>
  interview_type === 'video_interview' ? 'video' : 'in_person';

const slotAt = (position: DemoPosition, date: CalendarDate, start: number): DemoSlot => ({
  position_id: position.position_id,
  kind: kindOf(position),
  slot_date: date,
  slot_from: clock(start),
  slot_to: clock(start + 30),
  capacity: chance(position.position_id, dayNumber(date), start, 2) < 0.1 ? 2 : 1,
});

const slotsOn = (position: DemoPosition, date: CalendarDate, today: CalendarDate): readonly DemoSlot[] =>
  isOpen(position.position_id, date) || date === today
    ? startsOn(position, date).map((start) => slotAt(position, date, start))
    : [];

/**
 * The slots of one position for 60 days from tomorrow; with same-day slots from today, whatever day it is. Everything else depends on the position
 * and the date alone, so a demo made tomorrow agrees with today's.
 */
const slotsOf = (position: DemoPosition, today: CalendarDate): readonly DemoSlot[] => {
  const first = position.same_day_slot ? 0 : position.position_id === laterPosition ? laterFirstDay : 1;
  return Array.from({ length: horizon - first + 1 }, (_, n) => addDays(today, first + n)).flatMap((date) =>
    slotsOn(position, date, today),
  );
};

const isSame = (a: DemoSlot, b: DemoSlot): boolean =>
  a.position_id === b.position_id && a.slot_date === b.slot_date && a.slot_from === b.slot_from;

/** All slots of the demo, including those that Maria Santos and Grace Okafor hold. */
export const demoSlots = (positions: readonly DemoPosition[], today: CalendarDate): readonly DemoSlot[] => {
  const held = [bookedInterview(today), bookedVisit(today)].flatMap(({ position_id, interview }) =>
    positions
      .filter((position) => position.position_id === position_id)
      .map((position): DemoSlot => ({ position_id, kind: kindOf(position), ...interview, capacity: 1 })),
  );
  const others = positions
    .filter(({ interview_type }) => interview_type !== 'self_record_interview')
    .flatMap((position) => slotsOf(position, today));
  return [...held, ...others.filter((slot) => !held.some((taken) => isSame(slot, taken)))];
};
