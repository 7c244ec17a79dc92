import type { SerializedError } from '@reduxjs/toolkit';
import { myJobs } from '../../application/navigation/destination';
import { useTravel } from './use-travel';
import type { QueryFailure } from '../store/queries';
import { leadsBack } from './query-failure.view';

/** What the button of a failed fetch does: it leads to My Job Applications where a retry can't help, and fetches again otherwise. */
export const useRetry = (): ((failed: QueryFailure | SerializedError | undefined, again: () => void) => void) => {
  const travel = useTravel();
  return (failed, again) => {
    if (failed !== undefined && leadsBack(failed)) travel.instead(myJobs);
    else again();
  };
};
