import type { ResumeRequirement } from '../positions/kinds';
import { allowed, refused, type Decision } from '../decision';

/** What the join screen says about the resume: nothing, that it is stored, or that one may be added before joining. */
export type ResumeAtJoin = 'not-asked' | 'stored' | 'may-be-added';

/** The position requires a resume and none is stored, so the interview can't be joined (spec 2 §4.6). */
export interface ResumeMissing {
  readonly _tag: 'ResumeMissing';
}

/**
 * Whether the resume lets a candidate join (spec 2 §4.6): if none is asked for (upload_resume 0) they just join; a required one (1) must be
 * stored; an optional one (2) may be added. The join window (R12) is a separate check.
 */
export const resumeAtJoin = (
  requirement: ResumeRequirement,
  hasResume: boolean,
): Decision<ResumeMissing, ResumeAtJoin> => {
  switch (requirement) {
    case 'none':
      return allowed('not-asked');
    case 'optional':
      return allowed(hasResume ? 'stored' : 'may-be-added');
    case 'required':
      return hasResume ? allowed('stored') : refused({ _tag: 'ResumeMissing' });
  }
};
