import type { Clock } from '../../../application/ports/clock';
import type { Reporter } from '../../../application/ports/reporter';
import { at } from '../builders/time';

type Detail = Readonly<Record<string, string | number | boolean>>;

/** The reports, in order. */
export interface HeardReporter extends Reporter {
  readonly heard: readonly (readonly [string, Detail])[];
}

export const listening = (): HeardReporter => {
  const heard: [string, Detail][] = [];
  return { heard, report: (event, detail = {}) => void heard.push([event, detail]) };
};

export const noon: Clock = { now: () => at('2026-12-01T12:00:00Z') };
