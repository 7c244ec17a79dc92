import * as E from 'fp-ts/Either';
import type { Application } from '../applications/application';
import { allowed, permitted, refused, type Decision } from '../decision';
import { parseEmail, type Email, type EmailFault } from '../identity/email';

/** What a position asks (upload_resume) and whether the candidate has given it (resume_path). */
export type ResumeAsked = Pick<Application, 'resume' | 'hasResume'>;

export interface ResumeNeededToSchedule {
  readonly _tag: 'ResumeNeededToSchedule';
}

export interface ResumeNotAsked {
  readonly _tag: 'ResumeNotAsked';
}

/** No resume is asked, or one is there: there is no step to proceed without. */
export interface NothingToSkip {
  readonly _tag: 'NothingToSkip';
}

/** Where a candidate stands with the resume of one application. */
export type ResumeStep = 'not-asked' | 'may-be-given' | 'must-be-given' | 'given';

/** A resume that is stored counts, even where none was asked (spec 1 §2). */
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

/** A required resume that is missing blocks scheduling (upload_resume 1, spec 1 §4); nothing else about a resume does. */
export const resumeAtScheduling = (asked: ResumeAsked): Decision<ResumeNeededToSchedule> =>
  resumeStep(asked) === 'must-be-given' ? refused({ _tag: 'ResumeNeededToSchedule' }) : permitted;

/** 'Proceed without uploading resume' stands where the resume is optional and not given (spec 2 §2.5). */
export const mayProceedWithout = (asked: ResumeAsked): Decision<ResumeNeededToSchedule | NothingToSkip> => {
  switch (resumeStep(asked)) {
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
 * Where 'Email Me A Link' sends the upload link: the address that was typed (self-record pages ask for one), otherwise the candidate's own (spec 1 §5, spec 2 §2.5).
 * Where no resume is asked no link is sent; one that is given already may be replaced.
 */
export const inviteByEmail = (
  asked: ResumeAsked,
  typed: string | undefined,
  own: Email,
): Decision<ResumeNotAsked | EmailFault, Email> => {
  if (asked.resume === 'none') return refused({ _tag: 'ResumeNotAsked' });
  if (typed === undefined) return allowed(own);
  const email = parseEmail(typed);
  return E.isLeft(email) ? refused(email.left) : allowed(email.right);
};
