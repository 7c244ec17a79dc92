import type { Timer } from '../../../application/ports/timer';

/** Node's own time, which begins with the process and is nobody's to set. */
export const nodeTimer: Timer = {
  elapsed: () => performance.now(),
  wake: (after, run) => {
    setTimeout(run, after).unref();
  },
};
