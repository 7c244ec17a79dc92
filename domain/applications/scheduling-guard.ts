import { codeOf, meaningOf, type ApplicationStatus, type StatusName } from './status-catalogue';
import type { Stage } from '../positions/kinds';
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

/** The guard for each stage's time page: the one that admits every card action leading to that page (R10a). */
export const screenOfTimes: Readonly<Record<Stage, SchedulingScreen>> = {
  interview: 'schedule-reschedule',
  onboarding: 'onboarding',
  onsite: 'onsite',
};

const finishedStages = [
  'onboarded',
  'not onboarded',
  'onboarding withdrawn',
  'onboarding canceled',
  'offer expired',
  'offer declined',
  'interview canceled',
] as const;

const notOpen = [
  'offered',
  'not selected',
  'interviewed',
  'withdrawn',
  'transferred',
  'new time asked',
  18,
  'interview canceled',
] as const;

/** A candidate who is asked for a new time may choose one here. */
const exceptNewTime = notOpen.filter((status) => status !== 'new time asked');

/** Statuses that a screen sends back to My Job Applications (R16); 18 is one of them although it is unlisted and has no name. */
export const sentAway: Readonly<Record<SchedulingScreen, readonly (StatusName | 18)[]>> = {
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
  sentAway[screen].some((each) => each === (status._tag === 'Listed' ? status.name : status.code))
    ? refused({ _tag: 'StatusHasNoScheduling', code: codeOf(status), meaning: meaningOf(status) })
    : permitted;
