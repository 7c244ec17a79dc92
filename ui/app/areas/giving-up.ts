/* Giving up what was arranged or offered: the cancel dialog, and the pages that decline or that a mail leads to. Loaded when one of them opens. */
import '../ground/my-job';
import { givingUpModule } from '../../../adapters/composition/areas/giving-up';
import { DeclineOfferScreen, DeclineOnsiteOfferScreen } from '../../screens/decline/decline-screen';
import { GivingUp } from '../../screens/giving-up/giving-up';
import { InterviewCancelledScreen } from '../../screens/interview-cancelled/interview-cancelled-screen';
import { ScheduleOrCancelScreen } from '../../screens/schedule-or-cancel/schedule-or-cancel-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'giving-up'> = {
  DeclineOffer: DeclineOfferScreen,
  DeclineOnsiteOffer: DeclineOnsiteOfferScreen,
  InterviewCancelled: InterviewCancelledScreen,
  ScheduleOrCancel: ScheduleOrCancelScreen,
};

export const area = { module: givingUpModule, screens, parts: { GivingUp } };
