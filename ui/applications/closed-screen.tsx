import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useLocation } from 'react-router-dom';
import { ourDefect } from '../../application/failure';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { carriedJob } from '../../application/navigation/carried';
import type { ClosedValue } from '../../application/navigation/parameters';
import { usePorts } from '../hooks/ports';
import { useAsked } from '../hooks/use-asked';
import { useSessionEnd } from '../hooks/use-session-end';
import { jobBandView } from './job.view';
import { SessionOverPage } from '../identity/session-over-page';
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
  const [{ message: sessionOver, forgotten }] = useSessionEnd('public');
  const job = carriedJob(state) ?? O.toUndefined(session.jobInHand.read());
  const { answer: advert } = useAsked(job && ((cancel) => api.advert(job.positionId, cancel)), E.left(ourDefect));
  const { answer: mine } = useAsked(
    job && isSignedIn(session) ? (cancel) => api.application(job, cancel) : undefined,
    E.left(ourDefect),
  );
  if (sessionOver !== undefined) return <SessionOverPage message={sessionOver} />;
  const application = mine !== undefined && E.isRight(mine) && !forgotten ? mine.right.application : undefined;
  const band = advert !== undefined && E.isRight(advert) ? jobBandView(advert.right) : undefined;
  return <ClosedPage view={closedView(value, application, band)} />;
};
