import type { Application } from './application';
import type { InterviewKind } from '../positions/kinds';

/** Where applying leads. The caller knows the job and builds the path. */
export type ApplyDestination =
  | { readonly _tag: 'SignUp' }
  | { readonly _tag: 'NoPositions' }
  | { readonly _tag: 'Screening' }
  | { readonly _tag: 'ScreeningRepeated' }
  | { readonly _tag: 'ScreeningSuccess' }
  | { readonly _tag: 'PositionClosed'; readonly value: '1' | '2' | '4' }
  | { readonly _tag: 'Schedule' }
  /** My Jobs, where the card offers to schedule the interview: the hint says so. */
  | { readonly _tag: 'MyJobs'; readonly hint: 'schedule-interview' };

/** The candidate stays on the page and sees why: the server's own text, or that something went wrong. */
export type ApplyError = { readonly _tag: 'SaidByServer'; readonly text: string } | { readonly _tag: 'NotUnderstood' };

/** What follows on pressing Apply: another page, or an error on this one (R6). */
export type ApplyResult =
  | { readonly _tag: 'LeadsTo'; readonly destination: ApplyDestination }
  | { readonly _tag: 'Stays'; readonly error: ApplyError };

/** What is known before the call is made. */
export interface Applicant {
  readonly signedIn: boolean;
  /** `published` is 1. */
  readonly published: boolean;
  readonly blocked: boolean;
}

/** The position and the application as they are when the answer arrives. */
export interface AppliedTo extends Pick<Application, 'resume' | 'hasResume'> {
  readonly interviewKind: InterviewKind | undefined;
}

/** The answer of apply_job: the status of the application, no positions (202), or why it is not taken (406; empty if the server does not say). */
export type ApplyResponse =
  | { readonly _tag: 'Answered'; readonly status: number | undefined }
  | { readonly _tag: 'NoPositions' }
  | { readonly _tag: 'NotTaken'; readonly error: string };

const leadsTo = (destination: ApplyDestination): ApplyResult => ({ _tag: 'LeadsTo', destination });
const notUnderstood: ApplyResult = { _tag: 'Stays', error: { _tag: 'NotUnderstood' } };

/**
 * The checks before the call, also for an application on the employer's own site (R6, R6a): without a token the candidate goes to sign-up;
 * an unpublished job or a blocked candidate leads to the page without positions. Undefined: the call may be made.
 */
export const beforeApplying = ({ signedIn, published, blocked }: Applicant): ApplyResult | undefined => {
  if (!signedIn) return leadsTo({ _tag: 'SignUp' });
  return !published || blocked ? leadsTo({ _tag: 'NoPositions' }) : undefined;
};

const whenPassed = ({ interviewKind, resume, hasResume }: AppliedTo): ApplyResult => {
  if (interviewKind === 'self-record') return leadsTo({ _tag: 'PositionClosed', value: '2' });
  if (resume === 'required' && !hasResume) return leadsTo({ _tag: 'ScreeningSuccess' });
  return leadsTo(interviewKind === undefined ? { _tag: 'MyJobs', hint: 'schedule-interview' } : { _tag: 'Schedule' });
};

const byStatus = (status: number | undefined, to: AppliedTo): ApplyResult => {
  switch (status) {
    case 0:
      return leadsTo({ _tag: 'Screening' });
    case 1:
      return leadsTo(
        to.interviewKind === undefined ? { _tag: 'ScreeningRepeated' } : { _tag: 'PositionClosed', value: '1' },
      );
    case 2:
    case 3:
      return whenPassed(to);
    case 4:
      return leadsTo({ _tag: 'PositionClosed', value: '4' });
    case undefined:
    default:
      return notUnderstood;
  }
};

/** Whether the questions come next: of a job with a site of its own, the employer asks them there (R6a). */
export const opensScreening = (response: ApplyResponse): boolean =>
  response._tag === 'Answered' && response.status === 0;

/** Whether the candidate's own application, where there is one, changes where the answer leads. */
export const dependsOnApplication = (response: ApplyResponse): boolean =>
  response._tag === 'Answered' && [1, 2, 3].some((status) => status === response.status);

/** Where the answer of apply_job leads (R6): to the page without positions, nowhere with its error, or by its status. */
export const applyResult = (response: ApplyResponse, to: AppliedTo): ApplyResult => {
  switch (response._tag) {
    case 'Answered':
      return byStatus(response.status, to);
    case 'NoPositions':
      return leadsTo({ _tag: 'NoPositions' });
    case 'NotTaken': {
      const { error } = response;
      return error === '' ? notUnderstood : { _tag: 'Stays', error: { _tag: 'SaidByServer', text: error } };
    }
  }
};
