import type { Reporter } from '../../../application/ports/reporter';

/** Until an error service is configured, failures are logged to the browser's console as errors, without personal data (R5). */
export const consoleReporter = (console: Pick<Console, 'error'>): Reporter => ({
  report: (event, detail) => console.error(event, detail ?? {}),
});
