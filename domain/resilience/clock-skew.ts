import { minutes, type Milliseconds } from '../time/duration';

/** A device's clock that is wrong by so much is told: below, an answer's own way explains it (a slow line takes half a minute). */
export const tellsClockFrom: Milliseconds = minutes(5);

/** The rules hold by the server's time; a candidate who goes by their own clock would come at the wrong one. */
export interface ClockWrong {
  readonly _tag: 'ClockWrong';
  readonly direction: 'ahead' | 'behind';
  /** Whole minutes. */
  readonly minutes: number;
}

/** Whether a device's clock is to be called wrong; `ahead` is by how much it is ahead of the server's, negative when it is behind. */
export const clockFault = (ahead: Milliseconds): ClockWrong | undefined =>
  Math.abs(ahead) < tellsClockFrom
    ? undefined
    : {
        _tag: 'ClockWrong',
        direction: ahead > 0 ? 'ahead' : 'behind',
        minutes: Math.floor(Math.abs(ahead) / minutes(1)),
      };
