import type { Clock } from '../../../application/ports/clock';
import { printIsoInstant } from '../../../domain/time/instant';
import { redacted, type Details } from './redacted';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];
export type Line = Exclude<LogLevel, 'silent'>;

/** What happened, by a name written in the source, with details that are redacted before they leave. */
export type Log = (level: Line, event: string, details?: Details) => void;

const rank = (level: LogLevel): number => logLevels.indexOf(level);

/**
 * One JSON object a line: `{"time", "level", "event", "request_id"?, …}`. Never codes, tokens, e-mails, bodies or query strings:
 * nobody hands them in, and what looks like one is blotted out all the same.
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
