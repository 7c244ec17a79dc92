import type { ActionDestination } from '../../domain/applications/action-destination';
import {
  apply,
  inPersonInterview,
  schedule,
  scheduleAgain,
  skillFilter,
  uploadResume,
  type Destination,
  type Job,
} from './destination';

/**
 * The screens that a card's actions lead to (R10a). An action whose screen is not named here stays off the card:
 * a button that leads nowhere is worse than none. The cancel dialog stands over the list and needs no screen. Applying begins at the
 * advert: its Start makes the call and follows R6, by itself where the card was pressed to begin.
 */
const screens: Readonly<Partial<Record<ActionDestination['_tag'], (job: Job) => Destination>>> = {
  Schedule: schedule,
  ScheduleAgain: scheduleAgain,
  InPersonInterview: inPersonInterview,
  Screening: () => skillFilter,
  UploadResume: uploadResume,
  Apply: ({ positionId }) => apply(positionId),
  ExternalApplication: ({ positionId }) => apply(positionId),
};

export const screenOf = ({ _tag }: ActionDestination, job: Job): Destination | undefined => screens[_tag]?.(job);
