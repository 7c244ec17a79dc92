import type { Stage } from '../../domain/positions/kinds';
import type { Job } from '../../domain/ids/job';
import {
  acceptOffer,
  acceptOnsiteOffer,
  onboardingSchedule,
  onsiteSchedule,
  onsiteScheduled,
  onsiteTimeSlot,
  schedule,
  scheduled,
  timeSlot,
  type Destination,
} from '../navigation/destination';

/** The screens on which an appointment of a stage is chosen and confirmed. */
export interface StageScreens {
  /** Where choosing begins: for a later stage the page that says what it is about. */
  readonly opening: (job: Job) => Destination;
  readonly dates: (job: Job) => Destination;
  /** The times of the chosen day. */
  readonly times: Destination;
  /** The confirmation: where a booking and a move lead. */
  readonly booked: (job: Job) => Destination;
}

/** The way of each stage (R10a, spec 2 §2.13, §2.14, §2.15). */
export const stageScreens: Readonly<Record<Stage, StageScreens>> = {
  interview: { opening: schedule, dates: schedule, times: timeSlot, booked: scheduled },
  onboarding: { opening: onboardingSchedule, dates: acceptOffer, times: timeSlot, booked: scheduled },
  onsite: { opening: onsiteSchedule, dates: acceptOnsiteOffer, times: onsiteTimeSlot, booked: onsiteScheduled },
};
