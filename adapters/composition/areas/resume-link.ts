import { browserLineSignals } from '../../browser/line/line-signals';
import { send } from '../../browser/http/send';
import { resumesCalls } from '../../contract/calls/resumes';
import { schedulingCalls } from '../../contract/calls/scheduling';
import { over } from '../../contract/operation';
import { resumeFiles } from './resumes';

/** What a mailed link opens: the job that it is about, sending a file, and storing it for that job. */
export const linkedUpload = (window: Window, code: string) => {
  const asking = over(
    send({
      token: () => code,
      isOffline: browserLineSignals(window).isOffline,
      // Nobody is signed in here, and the page has no popup to show.
      travelled: () => undefined,
    }),
  );
  return {
    position: asking(schedulingCalls.position),
    storeResume: asking(resumesCalls.storeResume),
    ...resumeFiles(window, () => code),
  };
};
