import { ContainerModule } from 'inversify';
import { browserNetworkProbe } from '../../browser/device/network-probe';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** The network probe. Several areas include it; it is bound once. */
export const networkModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.networkProbe).toResolvedValue(browserNetworkProbe, [browserTokens.window]).inSingletonScope();
});
