import { myJobs, type Destination } from '../../application/navigation/destination';
import { stageScreens } from '../../application/applications/stage.screens';
import type { Stage } from '../../domain/positions/kinds';
import type { Job } from '../../domain/ids/job';
import type { DatesPage } from '../applications/stages.texts';
import type { WayStep } from '../applications/steps.view';

/** How the pages of dates differ (spec 2 §2.13, §2.14, §2.15). */
interface PageOfDates {
  readonly stage: Stage;
  /** It first says what the offer or invitation is about. */
  readonly opens: boolean;
  readonly step: WayStep;
  readonly back: (job: Job) => Destination;
}

const toList = (): Destination => myJobs;

export const pagesOfDates: Readonly<Record<DatesPage, PageOfDates>> = {
  interview: { stage: 'interview', opens: false, step: 'date', back: toList },
  offer: { stage: 'onboarding', opens: true, step: 'begin', back: toList },
  'offer-dates': { stage: 'onboarding', opens: false, step: 'date', back: stageScreens.onboarding.opening },
  invitation: { stage: 'onsite', opens: true, step: 'begin', back: toList },
  'invitation-dates': { stage: 'onsite', opens: false, step: 'date', back: stageScreens.onsite.opening },
};
