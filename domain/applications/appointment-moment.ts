import { localMoment, printDay, printMoment, type LocalMoment } from '../time/display';
import type { Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { printTwelveHour } from '../time/wall-time';
import type { Slot } from '../positions/slot';

/**
 * The local date and time at which an appointment starts, at the position. The slot itself carries them (R14), because the zone data of an
 * old device could be an hour off. The names of the zone come from the device.
 */
export const appointmentMoment = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): LocalMoment => {
  const moment = localMoment(startsAt, zone);
  return slot === undefined ? moment : { ...moment, day: printDay(slot.date), time: printTwelveHour(slot.from) };
};

/**
 * `Thursday, 04 December, 2026 at 10:30 AM CT`: how pages, emails and calendars show when an appointment starts. It is the specification's format
 * (spec 1 §9) with the weekday in front and the time zone at the end. With a slot, it shows the slot's own date and time (R14), whatever the zone
 * data says. Years that no calendar has are left out.
 */
export const printAppointment = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): string =>
  printMoment(appointmentMoment(startsAt, slot, zone));
