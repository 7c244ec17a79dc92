import type { ResumeFiles } from '../../application/ports/file-uploads';
import { chosenFiles } from '../browser/http/chosen-files';
import { resumableUploads } from '../browser/http/resumable-uploads';
import type { Bearer } from '../contract/bearer';

/** The files chosen on this page, and their upload with the session's token or the code of a mailed link. */
export const resumeFiles = (window: Window, bearer: Bearer): ResumeFiles<File> => {
  const files = chosenFiles();
  return { choose: files.add, uploads: resumableUploads(window, files.toSend, bearer) };
};
