import type { SchedulingApi } from '../../../application/ports/candidate-api/scheduling';
import { browserLineSignals } from '../../browser/line/line-signals';
import { resumeCalls } from '../../browser/http/resume-calls';
import { send } from '../../browser/http/send';
import { getPositionData } from '../../contract/calls/scheduling';
import { resumeFiles } from './resumes';

/** What a mailed link opens: the job that it is about, sending a file, and storing it for that job. */
export const linkedUpload = (window: Window, code: string) => {
  const call = send({
    token: () => code,
    isOffline: browserLineSignals(window).isOffline,
    // Nobody is signed in here, and the page has no popup to show.
    travelled: () => undefined,
  });
  const { storeResume } = resumeCalls(call);
  const position: SchedulingApi['position'] = (job, cancel) => call(getPositionData)(job, cancel?.signal);
  return { position, storeResume, ...resumeFiles(window, () => code) };
};
