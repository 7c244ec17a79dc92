import { migration } from '../migration';

/* Every 15 seconds the portal looks for interviews that have begun; the index keeps it from reading all appointments. */
export const appointmentsByStart = migration('create index appointments_by_start on appointments (starts_at)');
