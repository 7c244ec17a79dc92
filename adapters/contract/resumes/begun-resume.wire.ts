import type { BegunResume } from '../../../application/resumes/file-uploads.port';
import { number, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { fileRef } from '../files/file-ref.wire';
import { jobParts } from '../positions/job.wire';

/** What a tab stores of an upload that a reload may interrupt, in the words of the wire. */
export const begunResume: Codec<BegunResume> = objectWith({
  job: allOf(jobParts),
  place: field('upload', fileRef),
  name: field('resume_name', text),
  bytes: field('bytes', number),
  changedAt: field('last_modified', number),
  percent: field('percent', number),
});
