import type * as IO from 'fp-ts/IO';
import type { Timer } from '../../../application/ports/timer';
import type { Milliseconds } from '../../../domain/time/duration';

/** Time that passes only when a test lets it. */
export interface StandingTimer extends Timer {
  /** Runs whatever falls due meanwhile, in order. */
  readonly pass: (length: Milliseconds) => void;
}

export const standingTimer = (): StandingTimer => {
  let elapsed = 0;
  let due: readonly { readonly at: Milliseconds; readonly run: IO.IO<unknown> }[] = [];
  return {
    elapsed: () => elapsed,
    wake: (after, run) => {
      due = [...due, { at: elapsed + after, run }];
    },
    pass: (length) => {
      const end = elapsed + length;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        due = due.filter((one) => one !== next);
        elapsed = next.at;
        next.run();
      }
      elapsed = end;
    },
  };
};
