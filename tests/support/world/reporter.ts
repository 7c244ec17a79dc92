import type { Reporter } from '../../../application/ports/reporter';

export interface KeptReport {
  readonly event: string;
  readonly detail: Parameters<Reporter['report']>[1];
}

/** A reporter that records its reports. */
export interface KeepingReporter extends Reporter {
  readonly reports: readonly KeptReport[];
}

export const keepingReporter = (): KeepingReporter => {
  const reports: KeptReport[] = [];
  return {
    reports,
    report: (event, detail) => {
      reports.push({ event, detail });
    },
  };
};
