import type { JobType, Shift } from './position';

/** What candidates read (spec 1 §9): 'evening' in the data shows as Night. */
export const jobTypeLabel: Readonly<Record<JobType, string>> = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  prn: 'PRN',
};

/** The name of each shift for candidates (spec 1 §9). */
export const shiftLabel: Readonly<Record<Shift, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  night: 'Night',
};
