import { hours, minutes, type Milliseconds } from '../time/duration';
import { plus, type Instant } from '../time/instant';
import { minuteOfDay } from '../time/wall-time';
import type { Application } from './application';

/** How long an appointment takes: its slot's length, or an hour if no slot is known. */
const lengthOf = ({ slot }: Pick<Application, 'slot'>): Milliseconds =>
  slot === undefined ? hours(1) : minutes(minuteOfDay(slot.to) - minuteOfDay(slot.from));

/** Whether the appointment's time has passed: from the end of its slot on (ours). An appointment without a time never passes. */
export const appointmentOver = (application: Pick<Application, 'slot' | 'scheduledAt'>, now: Instant): boolean => {
  const { scheduledAt } = application;
  return scheduledAt !== undefined && now >= plus(scheduledAt, lengthOf(application));
};
