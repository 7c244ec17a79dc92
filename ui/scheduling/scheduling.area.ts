/* Choosing a time, in one chunk: a candidate who opens one of these screens opens the next, and only they need time zones (22 kB). */
import '../app/ground/my-job';
import { calendarModule } from '../../adapters/composition/areas/calendar';
import { schedulingModule } from '../../adapters/composition/areas/scheduling';
import { InPersonScreen } from './in-person-screen';
import {
  AcceptOfferScreen,
  AcceptOnsiteOfferScreen,
  OnboardingScheduleScreen,
  OnsiteScheduleScreen,
  ScheduleAgainScreen,
  ScheduleFollowUpScreen,
  ScheduleInHandScreen,
  ScheduleScreen,
} from './schedule-screen';
import { OnsiteScheduledScreen, ScheduledPositionScreen, ScheduledScreen } from './scheduled-screen';
import { ThankYouScreen } from './thank-you-screen';
import { OnsiteTimeSlotScreen, TimeSlotScreen } from './time-slot-screen';
import type { ScreensOf } from '../hooks/areas';

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
