import { known } from '../../../domain/brand';
import type { ResumeRef } from '../../../domain/resumes/upload';

/** Files chosen on this page, under the names by which the core refers to them. */
export interface ChosenFiles {
  readonly add: (file: File) => ResumeRef;
  readonly get: (ref: ResumeRef) => File | undefined;
}

export const chosenFiles = (): ChosenFiles => {
  const files = new Map<ResumeRef, File>();
  return {
    add: (file) => {
      const ref = known<ResumeRef>(`file ${files.size + 1}`);
      files.set(ref, file);
      return ref;
    },
    get: (ref) => files.get(ref),
  };
};
