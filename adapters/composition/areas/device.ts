import { ContainerModule } from 'inversify';
import { browserCamera } from '../../browser/camera/camera';
import { browserDeviceFacts } from '../../browser/device/device-facts';
import { browserRememberedDevices } from '../../browser/tech-check/remembered-devices';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** The device's camera and microphone. Several areas include it; it is bound once. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.camera).toResolvedValue(browserCamera, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.deviceFacts).toResolvedValue(browserDeviceFacts, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.rememberedDevices)
    .toResolvedValue(browserRememberedDevices, [browserTokens.window])
    .inSingletonScope();
  bind(areaTokens.device)
    .toResolvedValue(
      (camera, facts, remembered) => ({ camera, facts, remembered }),
      [areaTokens.camera, areaTokens.deviceFacts, areaTokens.rememberedDevices],
    )
    .inSingletonScope();
});
