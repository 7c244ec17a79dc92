import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSignedIn } from '../../../application/journeys/sign-in';
import type { ClosedValue } from '../../../application/navigation/parameters';
import type { Application } from '../../../domain/applications/application';
import type { Advert } from '../../../domain/positions/advert';
import { usePorts } from '../../app/ports';
import { useSessionEnd } from '../../app/use-session-end';
import { toldJob } from '../../app/use-travel';
import { jobBandView } from '../job/job.view';
import { SessionOverPage } from '../session-over/session-over-page';
import { ClosedPage } from './closed-page';
import { closedView } from './closed.view';

/**
 * /positionClosed/{value} (R7). The job is the one in hand in this tab (R3); its actions come from the candidate's own application. If that can't be
 * read, the page shows what it knows instead of waiting.
 */
export const ClosedScreen = ({ value }: { readonly value: ClosedValue }) => {
  const { api, session } = usePorts();
  const location = useLocation();
  const state: unknown = location.state;
  const [application, setApplication] = useState<Application>();
  const [advert, setAdvert] = useState<Advert>();
  const [ended, setEnded] = useState(false);
  const [{ said: sessionOver }] = useSessionEnd('public', () => setEnded(true));
  useEffect(() => {
    const job = toldJob(state) ?? O.toUndefined(session.jobInHand.read());
    if (job === undefined) return undefined;
    const leaving = new AbortController();
    void api
      .advert(job.positionId, { signal: leaving.signal })()
      .then((answer) => {
        if (E.isRight(answer) && !leaving.signal.aborted) setAdvert(answer.right);
      });
    if (isSignedIn(session))
      void api
        .application(job, { signal: leaving.signal })()
        .then((answer) => {
          if (E.isRight(answer) && !leaving.signal.aborted) setApplication(answer.right.application);
        });
    return () => leaving.abort();
  }, [api, session, state]);
  if (sessionOver !== undefined) return <SessionOverPage said={sessionOver} />;
  return <ClosedPage view={closedView(value, ended ? undefined : application, advert && jobBandView(advert))} />;
};
