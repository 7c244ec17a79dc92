import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { Job } from '../../domain/ids/job';
import { usePorts } from '../hooks/ports';

/** Reports which recording an application belongs to, once the application exists. Does nothing without a recorder. */
export const useNameRecording = (): ((job: Job) => void) => {
  const { environment, reporter, bring } = usePorts();
  return (job) => {
    if (environment.recordsVisits)
      bring('recorded-visit', areaTokens.nameRecording)
        .then((name) => name(job)())
        .catch(() => reporter.report('recording-not-named', { why: 'NotLoaded' }));
  };
};
