import { screenOf } from '../../application/applications/action.screens';
import { myJobs, uploadResume } from '../../application/navigation/destination';
import type { ClosedValue } from '../../application/navigation/parameters';
import { toPath } from '../../application/navigation/path';
import { sayClosed } from '../../application/applications/closed-page.words';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import { closedPage, type ClosedReschedule } from '../../domain/applications/closed-page';
import type { JobBandView } from './job.view';
import { closedTexts as t } from './closed.texts';

export interface ClosedView {
  readonly heading: string;
  readonly words: string;
  /** The job is closed, so the page shows the drawing for a refusal. */
  readonly saysNo: boolean;
  /** Where Reschedule leads; undefined: the button is not shown. */
  readonly rescheduleHref: string | undefined;
  /** The resume that a partial submission misses, and where to add it; `href` undefined: the job is not known here (R23). */
  readonly resume: { readonly text: string; readonly href: string | undefined } | undefined;
  readonly portalHref: string;
  /** The job in its customer's colors; undefined: unknown, or no longer available (a closed advert reveals nothing). */
  readonly job: JobBandView | undefined;
}

/** A page that does not exist yet gets no button (R10a). */
const rescheduleHref = (to: ClosedReschedule | undefined, job: Job): string | undefined => {
  const screen = to && screenOf(to, job);
  return screen && toPath(screen);
};

/** /positionClosed/{value}, and the application it is about, if known (R7). */
export const closedView = (value: ClosedValue, application: Application | undefined, job?: JobBandView): ClosedView => {
  const { message, reschedule } = closedPage(value, application);
  // A partial submission misses its resume (R23); it may have been added since.
  const isMissing = message === 'recorded' && application?.hasResume !== true;
  return {
    heading: t.headings[message],
    words: sayClosed(message),
    saysNo: message === 'closed',
    rescheduleHref: application && rescheduleHref(reschedule, application),
    resume: isMissing ? { text: t.resumeMissing, href: application && toPath(uploadResume(application)) } : undefined,
    portalHref: toPath(myJobs),
    job,
  };
};
