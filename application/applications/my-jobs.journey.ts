import type { PositionId } from '../../domain/ids/position-ids';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import type { JobsList, ListedApplication } from './applications.api';

/* The candidate's own job in the list. Undefined: the list is not there yet, or the candidate has not applied to that job. */

type List = { readonly applications: readonly ListedApplication[] } | undefined;

/** The job of a page. Two communities may use the same position id, so both ids count. */
export const jobIn = (list: List, { communityId, positionId }: Job): ListedApplication | undefined =>
  list?.applications.find(
    ({ application }) => application.positionId === positionId && application.communityId === communityId,
  );

/** The job of a page whose address has only the position (R55, spec 2 §2.1). */
export const jobAt = (list: List, positionId: PositionId): ListedApplication | undefined =>
  list?.applications.find(({ application }) => application.positionId === positionId);

/** The list once this job's recording was submitted here, until it is fetched anew: the page after it opens only for a submitted one (R70). */
export const withSubmitted = (list: JobsList, job: Job, at: Instant): JobsList => ({
  ...list,
  applications: list.applications.map((one) =>
    one === jobIn(list, job)
      ? { ...one, application: { ...one.application, selfRecordCompleted: true, recordingSubmittedAt: at } }
      : one,
  ),
});
