import type { ResumeReceipt } from '../../../application/files/receipt.api';
import { number, text, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { instant } from '../wire/fields';

/** A stored resume. Its location is not disclosed; `resume_path` names it (R3). */
export const resumeReceipt: Codec<ResumeReceipt> = objectWith({
  name: field('resume_name', text),
  path: field('resume_path', text),
  bytes: field('size', number),
  receivedAt: field('received_at', instant),
});
