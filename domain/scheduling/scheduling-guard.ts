import { meaningOf, type ApplicationStatus } from '../applications/status-catalogue';
import { permitted, refused, type Decision } from '../decision';

/** The screens on which an appointment is chosen. */
export type SchedulingScreen =
  'schedule' | 'schedule-reschedule' | 'schedule-or-cancel' | 'onsite' | 'onboarding' | 'self-record';

const finishedStages = [22, 23, 26, 27, 29, 30, 31] as const;

/** Codes that a screen sends back to My Job Applications (R16); 18 is among them although no catalogue lists it. */
export const sentAway: Readonly<Record<SchedulingScreen, readonly number[]>> = {
  schedule: [1, 2, 13, 14, 15, 17, 18, 31],
  'schedule-reschedule': [1, 2, 13, 14, 15, 18, 31],
  'schedule-or-cancel': [1, 2, 13, 14, 15, 18, 31],
  onsite: finishedStages,
  onboarding: finishedStages,
  'self-record': finishedStages,
};

export interface StatusHasNoScheduling {
  readonly _tag: 'StatusHasNoScheduling';
  readonly code: number;
  readonly meaning: string;
}

/** Whether a scheduling screen lets a status in (R16). A card's Reschedule in 17 opens the screen that does (R10a). */
export const mayOpen = (screen: SchedulingScreen, status: ApplicationStatus): Decision<StatusHasNoScheduling> =>
  sentAway[screen].includes(status.code)
    ? refused({ _tag: 'StatusHasNoScheduling', code: status.code, meaning: meaningOf(status) })
    : permitted;
