import type { FileRef } from '../ports/file-ref';
import type { FromStore } from '../ports/unit-of-work/store';

/** Which stored files something uses: a resume, a recorded answer or its seekable copy, a message. */
export interface UsedFiles {
  /** Those of these files that are used, in any order. */
  readonly among: (files: readonly FileRef[]) => FromStore<readonly FileRef[]>;
}
