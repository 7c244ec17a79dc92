import * as named from '../applications/named-statuses';
import { type ApplicationStatus, meaningOf, type Stage } from '../applications/status-catalogue';
import { permitted, refused, type Decision } from '../decision';

/** The screens for choosing an appointment. */
export type SchedulingScreen =
  | 'schedule'
  | 'schedule-reschedule'
  | 'schedule-or-cancel'
  | 'onsite'
  | 'onboarding'
  | 'self-record';

/** The stage whose appointment a screen chooses; the two without one serve several. */
export const stageChosenOn: Readonly<Record<SchedulingScreen, Stage | undefined>> = {
  schedule: 'interview',
  'schedule-reschedule': 'interview',
  'schedule-or-cancel': undefined,
  onsite: 'onsite',
  onboarding: 'onboarding',
  'self-record': undefined,
};

/** The guard of the page of times, which a stage's dates lead to: the one that lets every card's action through (R10a). */
export const screenOfTimes: Readonly<Record<Stage, SchedulingScreen>> = {
  interview: 'schedule-reschedule',
  onboarding: 'onboarding',
  onsite: 'onsite',
};

const finishedStages = [
  named.onboarded,
  named.notOnboarded,
  named.onboardingWithdrawn,
  named.onboardingCanceled,
  named.offerExpired,
  named.offerDeclined,
  named.interviewCanceled,
] as const;

const notOpen = [
  named.offered,
  named.notSelected,
  named.interviewed,
  named.withdrawn,
  named.transferred,
  named.newTimeAsked,
  18,
  named.interviewCanceled,
] as const;

/** A candidate who is asked for a new time may choose one here. */
const exceptNewTime = notOpen.filter((code) => code !== named.newTimeAsked);

/** Statuses that a screen sends back to My Job Applications (R16); 18 is one of them although it is unlisted. */
export const sentAway: Readonly<Record<SchedulingScreen, readonly number[]>> = {
  schedule: notOpen,
  'schedule-reschedule': exceptNewTime,
  'schedule-or-cancel': exceptNewTime,
  onsite: finishedStages,
  onboarding: finishedStages,
  'self-record': finishedStages,
};

/** There is nothing to schedule on this screen in this status: it leads to My Job Applications (R16). */
export interface StatusHasNoScheduling {
  readonly _tag: 'StatusHasNoScheduling';
  readonly code: number;
  readonly meaning: string;
}

/** Whether a scheduling screen accepts a status (R16). In 17, a card's Reschedule opens the screen that accepts it (R10a). */
export const mayOpen = (screen: SchedulingScreen, status: ApplicationStatus): Decision<StatusHasNoScheduling> =>
  sentAway[screen].includes(status.code)
    ? refused({ _tag: 'StatusHasNoScheduling', code: status.code, meaning: meaningOf(status) })
    : permitted;
