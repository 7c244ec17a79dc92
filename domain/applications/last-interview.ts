import type { Application } from './application';
import { stageOf } from './status-catalogue';
import { minus, type Instant } from '../time/instant';
import { joinOpensBefore } from './join-window';

/** The interview the candidate has just left: the latest that has begun or could be joined. Undefined: there was none. */
export const lastInterview = <A extends Pick<Application, 'scheduledAt' | 'status'>>(
  applications: readonly A[],
  now: Instant,
): A | undefined => {
  const begun = applications.flatMap((one) => {
    const { scheduledAt: at, status } = one;
    return at !== undefined && stageOf(status) === 'interview' && minus(at, joinOpensBefore) <= now
      ? [{ one, at }]
      : [];
  });
  return begun.sort((a, b) => b.at - a.at)[0]?.one;
};
