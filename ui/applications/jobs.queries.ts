import type { JobsList } from '../../application/applications/applications.api';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import { fetching, queries } from '../store/queries';

/** The candidate's own applications, and a single job. */
export const jobQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<JobsList, undefined>({
      queryFn: fetching(({ api }, _, cancel) => api.listApplications(undefined, cancel)),
      providesTags: ['Jobs'],
    }),
    position: build.query<Position, Job>({
      queryFn: fetching(({ api }, job: Job, cancel) => api.position(job, cancel)),
      providesTags: ['Position'],
    }),
  }),
});

export const { useJobsQuery, usePositionQuery } = jobQueries;

/** A list that is known otherwise, as if it had been fetched: the server drew the page with it, or an act here changed it. */
export const knownJobs = (list: JobsList) =>
  jobQueries.util.upsertQueryEntries([{ endpointName: 'jobs', arg: undefined, value: list }]);
