import { ContainerModule } from 'inversify';
import { browserLineSignals } from '../../browser/device/line-signals';
import { sendByXhr } from '../../browser/http/xhr';
import { browserBegunByLink } from '../../browser/resumes/begun-resume';
import { bearerOf } from '../../contract/bearer';
import { resumesCalls } from '../../contract/resumes/resumes.calls';
import { schedulingCalls } from '../../contract/scheduling/scheduling.calls';
import { over } from '../../contract/operation';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';
import { resumeFiles } from '../resume-files';

/** What a mailed link opens: its job, sending a file, and storing it for that job. */
export const resumeLinkModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.linkedUpload).toResolvedValue(
    (window) => (code) => {
      // Nobody is signed in here: no session could end, and the page has no popup to show.
      const bearer = bearerOf({ token: () => code, onSessionEnd: () => undefined });
      const asking = over(sendByXhr({ bearer, isOffline: browserLineSignals(window).isOffline }));
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
