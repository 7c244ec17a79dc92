import type { ClockWrong } from '../../domain/resilience/clock-skew';
import { sayLength } from './duration';

/** The title over `sayClockWrong` (ours). */
export const clockWrongTitle = 'The clock of this device is wrong';

/** The warning when a device's clock is wrong. */
export const sayClockWrong = ({ direction, minutes }: ClockWrong): string =>
  `It is ${sayLength(minutes)} ${direction}. The times you see here are right: go by them, or set the clock of your device.`;
