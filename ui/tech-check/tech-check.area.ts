/* The tech check of a signed-in candidate; loaded when one is opened. */
import '../app/ground/device';
import '../app/ground/my-job';
import { deviceModule } from '../../adapters/composition/areas/device';
import { networkModule } from '../../adapters/composition/areas/network';
import { TechCheckDoneScreen, TechCheckOptionalScreen, TechCheckScreen } from './tech-check-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'tech-check'> = {
  TechCheck: TechCheckScreen,
  TechCheckOptional: TechCheckOptionalScreen,
  TechCheckDone: TechCheckDoneScreen,
};

export const area = { module: [deviceModule, networkModule], screens };
