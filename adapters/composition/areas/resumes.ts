import { chosenFiles } from '../../browser/uploads/chosen-files';
import { resumableUploads } from '../../browser/uploads/resumable-uploads';

export { resumesCalls } from '../../contract/calls/resumes';

/** The files that were chosen on this page, and how they travel under a token: the session's, or the code of a mailed link. */
export const resumeFiles = (window: Window, token: () => string | undefined) => {
  const files = chosenFiles();
  return { choose: files.add, uploads: resumableUploads(window, files, token) };
};
