import type { Reporter } from '../../../application/ports/reporter';

/** Until an error service is configured, failures stand in the browser's console as errors; nothing personal is in them (R5). */
export const consoleReporter = (console: Pick<Console, 'error'>): Reporter => ({
  report: (event, detail) => console.error(event, detail ?? {}),
});
