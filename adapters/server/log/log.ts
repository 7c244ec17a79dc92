import type { Clock } from '../../../application/ports/clock';
import { printIsoInstant } from '../../../domain/time/instant';
import { redacted, type Details } from './redacted';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
export type Line = Exclude<LogLevel, 'silent'>;

/** An event, by a name from the source code, with details that are redacted before they are written. */
export type Log = (level: Line, event: string, details?: Details) => void;

const rank = (level: LogLevel): number => logLevels.indexOf(level);

/**
 * One JSON object per line: `{"time", "level", "event", "request_id"?, …}`. Never codes, tokens, e-mails, bodies or query strings: callers don't pass
 * them, and anything that looks like one is redacted all the same.
 */
export const jsonLog = (to: {
  readonly level: LogLevel;
  readonly clock: Clock;
  /** The request that is being answered now, if any. */
  readonly requestId: () => string | undefined;
  readonly write: (line: string) => void;
}): Log => {
  return (level, event, details = {}) => {
    if (rank(level) > rank(to.level)) return;
    const requestId = to.requestId();
    const line = {
      time: printIsoInstant(to.clock.now()),
      level,
      event,
      ...(requestId === undefined ? {} : { request_id: requestId }),
      ...redacted(details),
    };
    to.write(`${JSON.stringify(line)}\n`);
  };
};
