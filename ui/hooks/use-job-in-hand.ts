import * as O from 'fp-ts/Option';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedJob } from '../../application/navigation/carried';
import { usePorts } from './ports';
import type { Job } from '../../domain/ids/job';
import { useOnce } from '../kit/use-once';

/** The job that this tab is about, from the navigation state or from storage; a reload finds it again (R3). */
export const useJobInHand = (): Job | undefined => {
  const { session } = usePorts();
  const location = useLocation();
  const job = useOnce(() => carriedJob(location.state) ?? O.toUndefined(session.jobInHand.read()));
  useEffect(() => {
    if (job !== undefined) session.jobInHand.write(job);
  }, [job, session]);
  return job;
};
