import { joinOpensAt } from './join-window';
import { hours, minutes, type Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { minuteOfDay } from '../time/wall-time';
import type { Application } from './application';
import { decidingRow } from './card-actions';
import { numbers } from '../parameters/values';

/** How long before joining opens an interview moves to the top of the list (R13a). */
export const soonBefore: Milliseconds = numbers.soon_before;

/** How long an appointment takes: its slot's length, or an hour if no slot is known. */
const lengthOf = ({ slot }: Pick<Application, 'slot'>): Milliseconds =>
  slot === undefined ? hours(1) : minutes(minuteOfDay(slot.to) - minuteOfDay(slot.from));

/**
 * Where an appointment is in time. `soon`: joining opens within the hour (R13a); `open`: it is open and the start is still to come (R12); `running`: from
 * the start on; `over`: from the end of the slot on (ours). `untimed`: no time is set, so it never passes.
 */
export type AppointmentPhase = 'untimed' | 'ahead' | 'soon' | 'open' | 'running' | 'over';

/** Where the appointment of this application is in time: one rule for its card, its page and its lobby. */
export const appointmentPhase = (
  application: Pick<Application, 'slot' | 'scheduledAt'>,
  now: Instant,
): AppointmentPhase => {
  const { scheduledAt } = application;
  if (scheduledAt === undefined) return 'untimed';
  if (now >= plus(scheduledAt, lengthOf(application))) return 'over';
  if (now >= scheduledAt) return 'running';
  if (now >= joinOpensAt(scheduledAt)) return 'open';
  return joinOpensAt(scheduledAt) <= plus(now, soonBefore) ? 'soon' : 'ahead';
};

/** Whether a booked appointment's time has passed without a word on how it went: the employer is next, whatever can still be changed. */
export const awaitsOutcome = (application: Application, now: Instant): boolean =>
  decidingRow(application).about === 'appointment' && appointmentPhase(application, now) === 'over';
