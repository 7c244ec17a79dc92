import { ContainerModule } from 'inversify';
import { browserNetworkProbe } from '../../browser/network-probe/network-probe';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const connectionModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.networkProbe).toResolvedValue(browserNetworkProbe, [browserTokens.window]).inSingletonScope();
});
