/* Giving up what was arranged or offered: the cancel dialog, and the pages that decline or that a mail leads to. Loaded when one of them opens. */
import '../app/ground/my-job';
import { givingUpModule } from '../../adapters/composition/areas/giving-up';
import { DeclineOfferScreen, DeclineOnsiteOfferScreen } from './decline-screen';
import { GivingUp, type GivingUpProps } from './giving-up';
import { InterviewCancelledScreen } from './interview-cancelled-screen';
import { ScheduleOrCancelScreen } from './schedule-or-cancel-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'giving-up'> = {
  DeclineOffer: DeclineOfferScreen,
  DeclineOnsiteOffer: DeclineOnsiteOfferScreen,
  InterviewCancelled: InterviewCancelledScreen,
  ScheduleOrCancel: ScheduleOrCancelScreen,
};

declare module '../hooks/areas' {
  interface PartProps {
    readonly GivingUp: GivingUpProps;
  }
}

export const area = { module: givingUpModule, screens, parts: { GivingUp } };
