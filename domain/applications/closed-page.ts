import type { InterviewKind } from '../positions/kinds';

/** What /positionClosed/{value} says (R7). */
export type ClosedMessage = 'already-applied' | 'closed' | 'recorded' | 'recorded-and-submitted';

/** Where its Reschedule button leads. */
export type ClosedReschedule = { readonly _tag: 'Schedule' } | { readonly _tag: 'OnboardingSchedule' };

/** The sentence of /positionClosed/{value}, and where its Reschedule button leads. Undefined: no button (R7). */
export interface ClosedPage {
  readonly message: ClosedMessage;
  readonly reschedule: ClosedReschedule | undefined;
}

/** The job the page is about, if known. */
export interface ClosedJob {
  readonly interviewKind: InterviewKind | undefined;
  readonly onboarding: boolean;
}

const rescheduleOf = ({ interviewKind, onboarding }: ClosedJob): ClosedReschedule | undefined => {
  if (interviewKind !== 'self-record') return { _tag: 'Schedule' };
  return onboarding ? { _tag: 'OnboardingSchedule' } : undefined;
};

/**
 * 1 and 2: already applied, with a Reschedule button when the job is known, unless it is self-record without onboarding.
 * partialSubmit: recorded; fullSubmit: recorded and submitted. 4 and anything else: closed (R7).
 */
export const closedPage = (value: string, job: ClosedJob | undefined): ClosedPage => {
  switch (value) {
    case '1':
    case '2':
      return { message: 'already-applied', reschedule: job === undefined ? undefined : rescheduleOf(job) };
    case 'partialSubmit':
      return { message: 'recorded', reschedule: undefined };
    case 'fullSubmit':
      return { message: 'recorded-and-submitted', reschedule: undefined };
    default:
      return { message: 'closed', reschedule: undefined };
  }
};
