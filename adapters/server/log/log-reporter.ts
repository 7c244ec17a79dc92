import type { Reporter } from '../../../application/ports/reporter';
import type { Log } from './log';

/** The port `reporter` on the log: what a person should look at stands there as a warning. */
export const logReporter = (log: Log): Reporter => ({
  report: (event, detail) => {
    log('warn', event, detail);
  },
});
