import type { ClockChange } from '../../domain/time/clock-change';
import { printDay } from '../../domain/time/display';

/* Ours: shown if clocks change between today and the day of an appointment, and the candidate's time zone is not the job's (R14). */
const counted = 'The times here already count that in.';

export const clockChangeText = ({ there, here }: ClockChange): string => {
  if (there === undefined)
    return here === undefined ? '' : `Clocks change on ${printDay(here)} where you are. ${counted}`;
  if (here === undefined) return `Clocks change on ${printDay(there)} where the job is. ${counted}`;
  return there === here
    ? `Clocks change on ${printDay(there)}, where the job is and where you are. ${counted}`
    : `Clocks change on ${printDay(there)} where the job is and on ${printDay(here)} where you are. ${counted}`;
};
