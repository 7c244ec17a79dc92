import { localMoment, printDay, printMoment, type LocalMoment } from '../time/display';
import type { Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { printTwelveHour } from '../time/wall-time';
import type { Slot } from './slot';

/**
 * The local date and time at which an appointment starts, at the position. The slot itself carries them (R14), because the zone data of an
 * old device could be an hour off. The names of the zone come from the device.
 */
export const appointmentMoment = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): LocalMoment => {
  const moment = localMoment(startsAt, zone);
  return slot === undefined ? moment : { ...moment, day: printDay(slot.date), time: printTwelveHour(slot.from) };
};

/**
 * `Thursday, 04 December, 2026 at 10:30 AM CT`: how pages, mails and calendars say when an appointment starts. The document's format (spec 1 §9), the
 * weekday before it and the zone behind it. With its slot it is what the position's clock shows (R14), without what a clock in that zone does. The
 * year is left out where no calendar has one.
 */
export const printAppointment = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): string =>
  printMoment(appointmentMoment(startsAt, slot, zone));
