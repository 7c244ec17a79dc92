import type { JobsList } from '../../application/ports/candidate-api/applications';
import type { Job } from '../../domain/positions/job';
import type { Position } from '../../domain/positions/position';
import { fetching, queries } from './queries';

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

/** The list that the server drew the page with, as if it had been fetched. */
export const drawnJobs = (list: JobsList) =>
  jobQueries.util.upsertQueryEntries([{ endpointName: 'jobs', arg: undefined, value: list }]);
