import { localMoment, printDay, type LocalMoment } from '../time/display';
import type { Instant } from '../time/instant';
import type { TimeZone } from '../time/time-zone';
import { printTwelveHour } from '../time/wall-time';
import type { Slot } from './slot';

/**
 * What a calendar and a clock show at a position when an appointment starts. Its slot says so itself (R14): the zone data of an old device
 * could have it an hour elsewhere. The zone's names are its device's.
 */
export const appointmentMoment = (startsAt: Instant, slot: Slot | undefined, zone: TimeZone): LocalMoment => {
  const moment = localMoment(startsAt, zone);
  return slot === undefined ? moment : { ...moment, day: printDay(slot.date), time: printTwelveHour(slot.from) };
};
