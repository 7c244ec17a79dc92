import { ContainerModule } from 'inversify';
import { browserCamera } from '../../browser/camera/camera';
import { browserDeviceFacts } from '../../browser/device-facts/device-facts';
import { browserNetworkProbe } from '../../browser/network-probe/network-probe';
import { browserRememberedDevices } from '../../browser/storage/remembered-devices';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** The device's camera, microphone and line. Several areas bring it; it is bound once. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.camera).toResolvedValue(browserCamera, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.deviceFacts).toResolvedValue(browserDeviceFacts, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.networkProbe).toResolvedValue(browserNetworkProbe, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.rememberedDevices)
    .toResolvedValue(browserRememberedDevices, [browserTokens.window])
    .inSingletonScope();
});
