import * as E from 'fp-ts/Either';
import type { Application } from '../applications/application';
import { allowed, permitted, refused, type Decision } from '../decision';
import { parseEmail, type Email, type EmailFault } from '../text/email';

/** Whether a position asks for a resume (upload_resume) and the candidate has one (resume_path). */
export type ResumeAsked = Pick<Application, 'resume' | 'hasResume'>;

/** The position requires a resume (upload_resume 1) and none is stored (spec 1 §4). */
export interface ResumeNeededToSchedule {
  readonly _tag: 'ResumeNeededToSchedule';
}

/** The position asks for no resume (upload_resume 0), so there is nothing to mail a link for. */
export interface ResumeNotAsked {
  readonly _tag: 'ResumeNotAsked';
}

/** No resume is asked for, or one is stored: there is nothing to skip. */
export interface NothingToSkip {
  readonly _tag: 'NothingToSkip';
}

/** Where a candidate stands with the resume of one application. */
export type ResumeStep = 'not-asked' | 'may-be-given' | 'must-be-given' | 'given';

/** Where the candidate stands: a stored resume counts even if none is asked for (spec 1 §2). */
export const resumeStep = ({ resume, hasResume }: ResumeAsked): ResumeStep => {
  if (hasResume) return 'given';
  switch (resume) {
    case 'none':
      return 'not-asked';
    case 'optional':
      return 'may-be-given';
    case 'required':
      return 'must-be-given';
  }
};

/** Whether the resume allows scheduling: only a missing required one blocks it (upload_resume 1, spec 1 §4). */
export const resumeAtScheduling = (application: ResumeAsked): Decision<ResumeNeededToSchedule> =>
  resumeStep(application) === 'must-be-given' ? refused({ _tag: 'ResumeNeededToSchedule' }) : permitted;

/** Whether 'Proceed without uploading resume' is offered: if the resume is optional and missing (spec 2 §2.5). */
export const mayProceedWithout = (application: ResumeAsked): Decision<ResumeNeededToSchedule | NothingToSkip> => {
  switch (resumeStep(application)) {
    case 'may-be-given':
      return permitted;
    case 'must-be-given':
      return refused({ _tag: 'ResumeNeededToSchedule' });
    case 'not-asked':
    case 'given':
      return refused({ _tag: 'NothingToSkip' });
  }
};

/**
 * Where 'Email Me A Link' sends the upload link: to the typed address (self-record pages ask for one), otherwise the candidate's own (spec
 * 1 §5, spec 2 §2.5). If no resume is asked for, no link is sent; a stored resume may be replaced.
 */
export const inviteByEmail = (
  application: ResumeAsked,
  typed: string | undefined,
  own: Email,
): Decision<ResumeNotAsked | EmailFault, Email> => {
  if (application.resume === 'none') return refused({ _tag: 'ResumeNotAsked' });
  if (typed === undefined) return allowed(own);
  const email = parseEmail(typed);
  return E.isLeft(email) ? refused(email.left) : allowed(email.right);
};
