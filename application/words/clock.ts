import type { ClockWrong } from '../../domain/resilience/clock-skew';

const counted = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** `2 hours 5 minutes`, `3 days`: what is less than the second unit is left out. */
const sayLength = (minutes: number): string => {
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
  const parts =
    days > 0
      ? [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : '']
      : [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
};

export const clockWrongTitle = 'The clock of this device is wrong';

/** What a candidate is told whose device shows another time than it is. */
export const sayClockWrong = ({ direction, minutes }: ClockWrong): string =>
  `It is ${sayLength(minutes)} ${direction}. The times you see here are right: go by them, or set the clock of your device.`;
