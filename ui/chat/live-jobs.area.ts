/* What lets an open list change by itself. Loaded when the list has been quiet for a moment. */
import '../app/ground/signed-in';
import { LiveJobs, type LiveJobsProps } from './live-jobs';

declare module '../hooks/areas' {
  interface PartProps {
    /** An open list that changes by itself. */
    readonly LiveJobs: LiveJobsProps;
  }
}

export const area = { parts: { LiveJobs } };
