import { serviceNumbers } from '../parameters/service-values';
import type { Milliseconds } from '../time/duration';
import { minus, type Instant } from '../time/instant';

/** How long before an appointment its candidate is reminded: the day before, and two hours before. */
export const reminderLeads: readonly Milliseconds[] = [serviceNumbers.first_reminder, serviceNumbers.second_reminder];

/**
 * When the reminders of an appointment booked at `bookedAt` are due. A reminder that would be due at booking or earlier is left out, because the
 * confirmation has just been sent: exactly 24 hours ahead only the two-hour reminder is left, exactly two hours ahead none.
 */
export const remindersDue = (startsAt: Instant, bookedAt: Instant): readonly Instant[] =>
  reminderLeads.map((lead) => minus(startsAt, lead)).filter((due) => bookedAt < due);
