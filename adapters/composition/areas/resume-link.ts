import { ContainerModule } from 'inversify';
import { browserConnectivitySignals } from '../../browser/device/connectivity-signals';
import { sendByXhr } from '../../browser/http/xhr';
import { browserBegunByLink } from '../../browser/resumes/begun-resume';
import { bearerOf } from '../../contract/bearer';
import { resumesCalls } from '../../contract/resumes/resumes.calls';
import { schedulingCalls } from '../../contract/scheduling/scheduling.calls';
import { operationOver } from '../../contract/operation';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';
import { resumeFiles } from '../resume-files';

/** What a mailed link opens: its job, sending a file, and storing it for that job. */
export const resumeLinkModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.linkedUpload).toResolvedValue(
    (window) => (code) => {
      // Nobody is signed in here: no session could end, and the page has no popup to show.
      const bearer = bearerOf({ token: () => code, onSessionEnd: () => undefined });
      const asking = operationOver(sendByXhr({ bearer, isOffline: browserConnectivitySignals(window).isOffline }));
      const begun = browserBegunByLink(window, code);
      return {
        begun,
        position: asking(schedulingCalls.position),
        storeResume: asking(resumesCalls.storeResume),
        ...resumeFiles(window, bearer, begun),
      };
    },
    [browserTokens.window],
  );
});
