import { getPositionData } from '../../contract/calls/scheduling';
import { resumeCalls } from '../../browser/http/resume-calls';
import { send } from '../../browser/http/send';
import { chosenFiles } from '../../browser/uploads/chosen-files';
import { resumableUploads } from '../../browser/uploads/resumable-uploads';

export { resumeCalls };

/** The files of this page, and how they travel under a token: the session's, or the code of a mailed link. */
export const resumeFiles = (window: Window) => {
  const files = chosenFiles();
  return { choose: files.add, sentWith: (token: () => string | undefined) => resumableUploads(window, files, token) };
};

/** What a mailed link opens: the job that it is about, and storing a resume for it. */
export const linkedCalls = (code: string) => {
  const call = send({ token: () => code });
  return {
    position: call(getPositionData),
    storeResume: resumeCalls(call).storeResume,
  };
};
