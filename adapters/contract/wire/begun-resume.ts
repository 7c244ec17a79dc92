import type { BegunResume } from '../../../application/ports/file-uploads';
import { number, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { fileRef } from './file-ref';
import { jobParts } from './job';

/** What a tab stores of an upload that a reload may interrupt, in the words of the wire. */
export const begunResume: Codec<BegunResume> = objectWith({
  job: allOf(jobParts),
  place: field('upload', fileRef),
  name: field('resume_name', text),
  bytes: field('bytes', number),
  changedAt: field('last_modified', number),
  percent: field('percent', number),
});
