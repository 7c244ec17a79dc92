import type { Timer } from '../../../application/ports/timer';

/** Node's own monotonic time, which starts with the process and can't be set. */
export const nodeTimer: Timer = {
  elapsed: () => performance.now(),
  wake: (after, run) => {
    setTimeout(run, after).unref();
  },
};
