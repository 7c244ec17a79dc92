import type { Application, AppliedStep } from './application';
import { isAnyOf, type StatusName } from './status-catalogue';

/** How many of the three steps are done (R11). */
export type ProgressStep = 0 | 1 | 2 | 3;

/** The progress tracker of a card (R11, spec 1 §2). */
export interface Progress {
  /** 'N of 3' */
  readonly step: ProgressStep;
  readonly percent: 0 | 33.3 | 66.6 | 100;
}

/** Statuses 1, 13 and 21–42, except 28 and 31, are at the last step (R11). */
const arrived: readonly StatusName[] = [
  'offered',
  'interviewed',
  'onboarding scheduled',
  'onboarded',
  'not onboarded',
  'onboarding candidate no show',
  'onboarding manager no show',
  'onboarding withdrawn',
  'onboarding canceled',
  'offer expired',
  'offer declined',
  'onsite invited',
  'invitation expired',
  'invitation declined',
  'onsite scheduled',
  'onsite interviewed',
  'onsite candidate no show',
  'onsite manager no show',
  'onsite withdrawn',
  'onsite canceled',
  'onsite put off',
  'onsite not scheduled',
];

const percentAt = { 0: 0, 1: 33.3, 2: 66.6, 3: 100 } as const;

const stepOf: Readonly<Record<AppliedStep, ProgressStep>> = {
  'not-submitted': 0,
  'screening-submitted': 1,
  'interview-arranged': 2,
};

/** How far an application has come in its three steps: screening, interview, decision (R11, spec 1 §4). */
export const progressOf = ({ status, applied }: Pick<Application, 'status' | 'applied'>): Progress => {
  const step = isAnyOf(status, arrived) ? 3 : stepOf[applied];
  return { step, percent: percentAt[step] };
};
