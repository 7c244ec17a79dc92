import type { FileNotTaken } from '../../../application/ports/candidate-api/resumes';
import type { FileRef } from '../../../application/ports/file-ref';
import { known } from '../../../domain/brand';
import type { ResumeRef } from '../../../domain/resumes/upload';
import { resumeUpload } from '../../contract/calls/resumes';
import type { SendableFiles } from './resumable-uploads';

/** Files chosen on this page, under the names by which the core refers to them. */
export interface ChosenFiles {
  readonly add: (file: File) => ResumeRef;
  readonly toSend: SendableFiles<ResumeRef, FileNotTaken>;
}

export const chosenFiles = (): ChosenFiles => {
  const files = new Map<ResumeRef, File>();
  /** Where this page's files are on the server, so that a second try resumes. */
  const begun = new Map<ResumeRef, FileRef>();
  return {
    add: (file) => {
      const ref = known<ResumeRef>(`file ${files.size + 1}`);
      files.set(ref, file);
      return ref;
    },
    toSend: {
      kind: resumeUpload,
      find: (ref) => {
        const file = files.get(ref);
        return Promise.resolve(file && { name: file.name, bytes: file });
      },
      placeOf: (ref) => Promise.resolve(begun.get(ref)),
      setPlace: (ref, place) => begun.set(ref, place),
    },
  };
};
