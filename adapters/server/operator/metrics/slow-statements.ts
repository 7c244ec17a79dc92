import type { Log } from '../../log/log';
import type { StoreWatch } from '../../postgres/engine/timed';

/** In milliseconds: a statement that takes as long is worth a line in the log. Most take less than five. */
export const slow = 1_000;

/** Longer than all but a few statements. */
const longestShown = 600;

/**
 * Logs slow statements by their text, which has no values. The log adds the id of the request that asked, which its candidate sees as well: one id leads
 * from a browser to the statement that kept it waiting.
 */
export const slowLogged = (log: Log, watch: StoreWatch): StoreWatch => ({
  ...watch,
  asked: (sql, milliseconds) => {
    watch.asked(sql, milliseconds);
    if (milliseconds < slow) return;
    const statement = sql.replace(/\s+/g, ' ').trim().slice(0, longestShown);
    log('info', 'slow-statement', { ms: Math.round(milliseconds), statement });
  },
});
