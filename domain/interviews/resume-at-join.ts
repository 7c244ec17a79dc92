import type { ResumeRequirement } from '../applications/application';
import { allowed, refused, type Decision } from '../decision';

/** What the join screen says of the resume: nothing, that it is there, or that one may be added before joining. */
export type ResumeAtJoin = 'not-asked' | 'stored' | 'may-be-added';

export interface ResumeMissing {
  readonly _tag: 'ResumeMissing';
}

/**
 * Whether the resume lets a candidate join (spec 2 §4.6): where none is asked for (upload_resume 0) they just join, where it is
 * required (1) it must be there, where it is optional (2) it may be added. The join window (R12) is asked beside it.
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
