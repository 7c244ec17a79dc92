import type { Application, AppliedStep } from './application';
import { isAnyOf, type StatusCode } from './status-catalogue';

export type ProgressStep = 0 | 1 | 2 | 3;

export interface Progress {
  /** 'N of 3' */
  readonly step: ProgressStep;
  readonly percent: 0 | 33.3 | 66.6 | 100;
}

/** Status 1, 13 and 21–42 except 28 and 31 have come the whole way (R11). */
const arrived: readonly StatusCode[] = [
  1, 13, 21, 22, 23, 24, 25, 26, 27, 29, 30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42,
];

const percentAt = { 0: 0, 1: 33.3, 2: 66.6, 3: 100 } as const;

const stepOf: Readonly<Record<AppliedStep, ProgressStep>> = {
  'not-submitted': 0,
  'screening-submitted': 1,
  'interview-arranged': 2,
};

/** How far an application is on its way of three steps: screening, interview, decision (R11, spec 1 §4). */
export const progressOf = ({ status, applied }: Pick<Application, 'status' | 'applied'>): Progress => {
  const step = isAnyOf(status, arrived) ? 3 : stepOf[applied];
  return { step, percent: percentAt[step] };
};
