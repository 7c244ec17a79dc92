import { ContainerModule } from 'inversify';
import { browserDrawn } from '../../browser/drawn/drawn';
import { applicationsCalls, getJobsList } from '../../contract/calls/applications';
import { browserTokens, callsOf } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const signedInModule = new ContainerModule(({ bind }) => {
  bind(callsOf('applications')).toConstantValue(applicationsCalls);
  bind(areaTokens.drawnJobs)
    .toResolvedValue((window) => browserDrawn(window, getJobsList), [browserTokens.window])
    .inSingletonScope();
});
