/* The standalone tech check, for anybody: it needs neither a session nor its store. */
import '../ground/device';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { TechCheckTestScreen } from '../../screens/tech-check/tech-check-test-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'tech-check-test'> = { TechCheckTest: TechCheckTestScreen };

export const area = { module: deviceModule, screens };
