import { myJobs, schedule, type Job } from '../../../application/navigation/destination';
import type { ClosedValue } from '../../../application/navigation/parameters';
import { toPath } from '../../../application/navigation/path';
import { sayClosed } from '../../../application/words/closed-page';
import type { Application } from '../../../domain/applications/application';
import { closedPage, type ClosedReschedule } from '../../../domain/applications/closed-page';
import type { JobBandView } from '../job/job.view';
import { closedTexts as t } from '../../texts/closed';

export interface ClosedView {
  readonly heading: string;
  readonly words: string;
  /** Where Reschedule leads; undefined: it does not stand. */
  readonly rescheduleHref: string | undefined;
  readonly portalHref: string;
  /** The job in its customer's colours; undefined: it is not known, or no longer told (a closed advert tells nothing). */
  readonly job: JobBandView | undefined;
}

/** The onboarding's own scheduling page is not there yet: until it is, no button leads to it (R10a). */
const rescheduleHref = (to: ClosedReschedule | undefined, job: Job): string | undefined =>
  to?._tag === 'Schedule' ? toPath(schedule(job)) : undefined;

/** /positionClosed/{value}, and the application it is about where it is known (R7). */
export const closedView = (value: ClosedValue, application: Application | undefined, job?: JobBandView): ClosedView => {
  const { message, reschedule } = closedPage(value, application);
  return {
    heading: t.headings[message],
    words: sayClosed(message),
    rescheduleHref: application && rescheduleHref(reschedule, application),
    portalHref: toPath(myJobs),
    job,
  };
};
