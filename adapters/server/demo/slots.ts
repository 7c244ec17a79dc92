import { addDays, dayNumber, weekday, type CalendarDate } from '../../../domain/time/calendar-date';
import { bookedInterview, bookedVisit } from './candidates';
import { chance } from './chance';
import type { DemoAppointment, DemoPosition, DemoSlot } from './file-format';
import { laterSlots } from './later-stages';

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

/** The appointment that a position offers times for. A recorded interview needs none, so they are for the visit or the first day, if it has one. */
const kindOf = ({ interview_type, invite_onsite, onboarding }: DemoPosition): DemoSlot['kind'] | undefined => {
  if (interview_type === 'video_interview') return 'video';
  if (interview_type === 'in_person_interview') return 'in_person';
  if (invite_onsite !== undefined) return 'onsite';
  return onboarding === undefined ? undefined : 'onboarding';
};

const slotAt =
  (position: DemoPosition, kind: DemoSlot['kind'], date: CalendarDate) =>
  (start: number): DemoSlot => ({
    position_id: position.position_id,
    kind,
    slot_date: date,
    slot_from: clock(start),
    slot_to: clock(start + 30),
    capacity: chance(position.position_id, dayNumber(date), start, 2) < 0.1 ? 2 : 1,
  });

const slotsOn = (position: DemoPosition, date: CalendarDate, today: CalendarDate): readonly DemoSlot[] => {
  const kind = kindOf(position);
  return kind !== undefined && (isOpen(position.position_id, date) || date === today)
    ? startsOn(position, date).map(slotAt(position, kind, date))
    : [];
};

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

const slotOf = ({ position_id, interview }: ReturnType<typeof bookedInterview>): Omit<DemoSlot, 'kind'> => ({
  position_id,
  ...interview,
  capacity: 1,
});

const overlap = (a: DemoSlot, b: DemoSlot): boolean =>
  a.position_id === b.position_id && a.slot_date === b.slot_date && a.slot_from < b.slot_to && b.slot_from < a.slot_to;

/** All slots of the demo, including those that candidates hold. */
export const demoSlots = (
  positions: readonly DemoPosition[],
  today: CalendarDate,
  soon: DemoAppointment,
): readonly DemoSlot[] => {
  const held: readonly DemoSlot[] = [
    { ...slotOf(bookedInterview(today)), kind: 'video' },
    { ...slotOf(bookedVisit(today)), kind: 'in_person' },
    ...laterSlots(today, soon),
  ];
  const others = positions.flatMap((position) => slotsOf(position, today));
  return [...held, ...others.filter((slot) => !held.some((taken) => overlap(slot, taken)))];
};
