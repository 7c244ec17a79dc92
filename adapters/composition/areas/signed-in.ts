import { browserDrawn } from '../../browser/page/drawn';
import { applicationsCalls, getJobsList } from '../../contract/applications/applications.calls';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const signedInModule = callsModule('applications', applicationsCalls, ({ bind }) => {
  bind(areaTokens.drawnJobs)
    .toResolvedValue((window) => browserDrawn(window, getJobsList), [browserTokens.window])
    .inSingletonScope();
});
