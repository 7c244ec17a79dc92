import type { Application } from '../applications/application';
import { stageOf } from '../applications/status-catalogue';
import { minus, type Instant } from '../time/instant';
import { joinOpensBefore } from './join-window';

/** The interview one comes from: the one that began last, or that could be joined already. Undefined: there was none. */
export const lastInterview = <A extends Pick<Application, 'scheduledAt' | 'status'>>(
  applications: readonly A[],
  now: Instant,
): A | undefined => {
  const begun = applications.filter(
    ({ scheduledAt, status }) =>
      scheduledAt !== undefined && stageOf(status) === 'interview' && minus(scheduledAt, joinOpensBefore) <= now,
  );
  return begun.reduce<A | undefined>(
    (last, one) => ((one.scheduledAt ?? 0) > (last?.scheduledAt ?? -Infinity) ? one : last),
    undefined,
  );
};
