import { minutes, type Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** The portal warns of a device clock that is off by this much. A smaller difference may come from a slow connection (up to half a minute). */
export const clockWarningFrom: Milliseconds = numbers.clock_warning_from;

/** The rules use the server's time; a candidate relying on this device's clock would come at the wrong time. */
export interface ClockWrong {
  readonly _tag: 'ClockWrong';
  readonly direction: 'ahead' | 'behind';
  /** Whole minutes. */
  readonly minutes: number;
}

/** Whether to warn that a device's clock is wrong. `ahead`: how far it is ahead of the server's, negative if behind. */
export const clockFault = (ahead: Milliseconds): ClockWrong | undefined =>
  Math.abs(ahead) < clockWarningFrom
    ? undefined
    : {
        _tag: 'ClockWrong',
        direction: ahead > 0 ? 'ahead' : 'behind',
        minutes: Math.floor(Math.abs(ahead) / minutes(1)),
      };
