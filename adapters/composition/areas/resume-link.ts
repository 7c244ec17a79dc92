import { ContainerModule } from 'inversify';
import { browserLineSignals } from '../../browser/line/line-signals';
import { send } from '../../browser/http/send';
import { resumesCalls } from '../../contract/calls/resumes';
import { schedulingCalls } from '../../contract/calls/scheduling';
import { over } from '../../contract/operation';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';
import { resumeFiles } from '../resume-files';

/** What a mailed link opens: its job, sending a file, and storing it for that job. */
export const resumeLinkModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.linkedUpload).toResolvedValue(
    (window) => (code) => {
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
    },
    [browserTokens.window],
  );
});
