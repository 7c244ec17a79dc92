import type { ResumeReceipt } from '../../../application/ports/candidate-api/resumes';
import { mapped, number, struct, text, type Codec } from '../codec';
import { instant } from './fields';

/** A stored resume. Its location is not disclosed; `resume_path` names it (R3). */
export const resumeReceipt: Codec<ResumeReceipt> = mapped(
  struct({ resume_name: text, resume_path: text, size: number, received_at: instant }),
  (wire) => ({ name: wire.resume_name, path: wire.resume_path, bytes: wire.size, receivedAt: wire.received_at }),
  ({ name, path, bytes, receivedAt }) => ({
    resume_name: name,
    resume_path: path,
    size: bytes,
    received_at: receivedAt,
  }),
);
