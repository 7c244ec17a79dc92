import type { CandidatePosition } from '../../../application/applications/applying.api';
import { flag, maybe, text, type Codec } from '../codec';
import { allOf, field, objectOf, turned, type Part } from '../record';
import { application, listedParts } from './application.wire';
import { candidateId } from '../wire/fields';

/** Write-only: `interview_type` carries the same information. */
const withContact: typeof application = {
  ...application,
  fields: { ...application.fields, self_recorded_interview: maybe(flag) },
  encode: (one) => ({ ...application.encode(one), self_recorded_interview: one.interviewKind === 'self-record' }),
};

/** Its path replaces `resumeStored`. Without a resume file, `resumeStored` keeps its value. */
const resumeOnFile: Part<CandidatePosition['resume']> = (() => {
  const part = turned(
    allOf({ path: field('resume_path', maybe(text)), name: field('resume_name', maybe(text)) }),
    ({ path, name }): CandidatePosition['resume'] =>
      path === undefined || name === undefined ? undefined : { path, name },
    (resume) => ({ path: resume?.path, name: resume?.name }),
  );
  return { ...part, encode: (resume) => (resume === undefined ? { resume_name: null } : part.encode(resume)) };
})();

/** candidate[0] of spec 2 §3. */
export const candidatePosition: Codec<CandidatePosition> = objectOf(
  allOf<CandidatePosition>({
    ...listedParts,
    application: withContact,
    candidateId: field('id', maybe(candidateId)),
    resume: resumeOnFile,
  }),
);
