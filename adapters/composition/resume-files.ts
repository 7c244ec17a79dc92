import { tap } from 'rxjs';
import type { BegunResume, ResumeFiles } from '../../application/resumes/file-uploads.port';
import type { Kept } from '../../application/ports/session-store';
import { chosenFiles } from '../browser/resumes/chosen-files';
import { resumableUploads } from '../browser/resumes/resumable-uploads';
import type { Bearer } from '../contract/bearer';

/** The files chosen on this page, and their upload with the session's token or the code of a mailed link. */
export const resumeFiles = (window: Window, bearer: Bearer, kept: Kept<BegunResume>): ResumeFiles<File> => {
  const files = chosenFiles(kept);
  const { send } = resumableUploads(window, files.toSend, bearer);
  return {
    choose: files.add,
    uploads: {
      send: (ref) =>
        send(ref).pipe(
          tap((step) => {
            if (step._tag === 'Sent') files.reached(ref, step.percent);
          }),
        ),
    },
  };
};
