/* Adverts and applying to them, public: includes neither the store of the signed-in area nor time zones. */
import '../app/ground/one-job';
import { applyingModule } from '../../adapters/composition/areas/applying';
import { AppliedElsewhere, type AppliedElsewhereProps } from './applied-elsewhere';
import { ApplyScreen } from './apply-screen';
import { ResolveScreen } from './resolve-screen';
import { ClosedScreen } from './closed-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'applying'> = { Apply: ApplyScreen, PositionClosed: ClosedScreen };

declare module '../hooks/areas' {
  interface PartProps {
    /** Asks whether the candidate has applied on the employer's own site. */
    readonly AppliedElsewhere: AppliedElsewhereProps;
    /** Opens links with encoded ids, whatever page they point to (R1). */
    readonly LinkResolver: object;
  }
}

export const area = { module: applyingModule, screens, parts: { AppliedElsewhere, LinkResolver: ResolveScreen } };
