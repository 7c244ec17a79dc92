import type { ResumeFiles } from '../../application/ports/file-uploads';
import { chosenFiles } from '../browser/uploads/chosen-files';
import { resumableUploads } from '../browser/uploads/resumable-uploads';

/** The files chosen on this page, and their upload under a token: the session's, or the code of a mailed link. */
export const resumeFiles = (window: Window, token: () => string | undefined): ResumeFiles<File> => {
  const files = chosenFiles();
  return { choose: files.add, uploads: resumableUploads(window, files.toSend, token) };
};
