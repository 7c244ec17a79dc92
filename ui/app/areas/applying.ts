/* Adverts and applying to them, public: includes neither the store of the signed-in area nor time zones. */
import '../ground/one-job';
import { applyingModule } from '../../../adapters/composition/areas/applying';
import { AppliedElsewhere } from '../../screens/apply/applied-elsewhere';
import { ApplyScreen } from '../../screens/apply/apply-screen';
import { ResolveScreen } from '../../screens/apply/resolve-screen';
import { ClosedScreen } from '../../screens/closed/closed-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'applying'> = { Apply: ApplyScreen, PositionClosed: ClosedScreen };

export const area = { module: applyingModule, screens, parts: { AppliedElsewhere, LinkResolver: ResolveScreen } };
