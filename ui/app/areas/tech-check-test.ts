/* The standalone tech check, for anybody: it needs neither a session nor its store; and the calls of every tech check. */
import '../ground/device';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { lineModule } from '../../../adapters/composition/areas/line';
import { techCheckCallsModule } from '../../../adapters/composition/areas/tech-check-calls';
import { phoneCodeModule } from '../../../adapters/composition/areas/phone-code';
import { PhoneCode } from '../../screens/tech-check/phone-code';
import { TechCheckTestScreen } from '../../screens/tech-check/tech-check-test-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'tech-check-test'> = { TechCheckTest: TechCheckTestScreen };

export const area = {
  module: [deviceModule, lineModule, techCheckCallsModule, phoneCodeModule],
  screens,
  parts: { PhoneCode },
};
