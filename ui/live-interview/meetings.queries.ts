import type { MeetingSeen } from '../../application/live-interview/meeting.api';
import type { Job } from '../../domain/ids/job';
import { fetching, queries } from '../store/queries';

/** How a live interview is held, and whether the candidate agreed to it. */
export const { useMeetingQuery } = queries.injectEndpoints({
  endpoints: (build) => ({
    meeting: build.query<MeetingSeen, Job>({
      queryFn: fetching(({ api }, job: Job, cancel) => api.meeting(job, cancel)),
      // The employer may have changed it meanwhile.
      keepUnusedDataFor: 0,
    }),
  }),
});
