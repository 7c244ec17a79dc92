import type { Reporter } from '../../../application/ports/reporter';
import type { Log } from './log';

/** The port `reporter` on the log: what needs a person's attention is logged as a warning. */
export const logReporter = (log: Log): Reporter => ({
  report: (event, detail) => {
    log('warn', event, detail);
  },
});
