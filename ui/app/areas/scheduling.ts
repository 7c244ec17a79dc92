/* Choosing a time, in one chunk: a candidate who opens one of these screens opens the next, and only they need time zones (22 kB). */
import '../ground/my-job';
import { calendarModule } from '../../../adapters/composition/areas/calendar';
import { schedulingModule } from '../../../adapters/composition/areas/scheduling';
import { InPersonScreen } from '../../screens/in-person/in-person-screen';
import {
  AcceptOfferScreen,
  AcceptOnsiteOfferScreen,
  OnboardingScheduleScreen,
  OnsiteScheduleScreen,
  ScheduleAgainScreen,
  ScheduleFollowUpScreen,
  ScheduleInHandScreen,
  ScheduleScreen,
} from '../../screens/schedule/schedule-screen';
import {
  OnsiteScheduledScreen,
  ScheduledPositionScreen,
  ScheduledScreen,
} from '../../screens/scheduled/scheduled-screen';
import { ThankYouScreen } from '../../screens/thank-you/thank-you-screen';
import { OnsiteTimeSlotScreen, TimeSlotScreen } from '../../screens/time-slot/time-slot-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'scheduling'> = {
  ScheduleInHand: ScheduleInHandScreen,
  Schedule: ScheduleScreen,
  ScheduleAgain: ScheduleAgainScreen,
  ScheduleFollowUp: ScheduleFollowUpScreen,
  TimeSlot: TimeSlotScreen,
  Scheduled: ScheduledScreen,
  ScheduledPosition: ScheduledPositionScreen,
  OnboardingSchedule: OnboardingScheduleScreen,
  AcceptOffer: AcceptOfferScreen,
  OnsiteSchedule: OnsiteScheduleScreen,
  AcceptOnsiteOffer: AcceptOnsiteOfferScreen,
  OnsiteTimeSlot: OnsiteTimeSlotScreen,
  OnsiteScheduled: OnsiteScheduledScreen,
  InPersonInterview: InPersonScreen,
  ThankYou: ThankYouScreen,
};

export const area = { module: [calendarModule, schedulingModule], screens };
