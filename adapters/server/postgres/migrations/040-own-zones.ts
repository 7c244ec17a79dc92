import { migration } from '../migration';

/* A candidate's zone: that of the device on which they last took a time. Reminders show the time in it too (R14). */
export const ownZones = migration('alter table candidates add column zone text check (length(zone) <= 64)');
