import { useEffect, useRef } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from './ports';

/** If the deployment records sessions, the recorder loads once (R5): after the page is rendered, and when `may` allows it. */
export const useRecordedVisit = (may: boolean): void => {
  const { environment, reporter, bring } = usePorts();
  const begun = useRef(false);
  useEffect(() => {
    if (!may || begun.current || !environment.recordsVisits) return;
    begun.current = true;
    bring('session-recording', areaTokens.sessionRecorder).then(
      (start) => start(),
      () => reporter.report('session-recording-not-loaded'),
    );
  }, [may, environment, reporter, bring]);
};
