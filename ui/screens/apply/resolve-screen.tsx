import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCallFailure } from '../../../application/failure';
import { myJobs } from '../../../application/navigation/destination';
import { encodedLink } from '../../../application/navigation/encoded-links';
import { sayLinkRefusal } from '../../../application/words/apply';
import { expiryRedirect } from '../../../domain/identity/session';
import { usePorts } from '../../app/ports';
import { useLeaving } from '../../app/use-leaving';
import { useTravel, type Told } from '../../app/use-travel';
import type { FailureView } from '../../kit/failure-notice';
import { applyTexts as t } from '../../texts/apply';
import { failureView, refusedView } from '../failure.view';
import { ResolvePage } from './resolve-page';

/** Any page whose link carries encoded ids: the same page with plain ids takes its place in the history, query and all; or My Jobs does (R1). */
export const ResolveScreen = () => {
  const { api } = usePorts();
  const travel = useTravel();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const link = useMemo(() => O.toUndefined(encodedLink(`${pathname}${search}`)), [pathname, search]);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState<{ readonly failure: FailureView; readonly leaves: boolean }>();
  useEffect(() => {
    if (link === undefined) return undefined;
    const leaving = new AbortController();
    void api
      .resolveLink(link.ids, { signal: leaving.signal })()
      .then((answer) => {
        if (leaving.signal.aborted) return;
        if (E.isRight(answer)) void navigate(link.withIds(answer.right), { replace: true, state: opened });
        else if (isCallFailure(answer.left)) setFailed({ failure: failureView(answer.left), leaves: false });
        else setFailed({ failure: unreadable(sayLinkRefusal(answer.left)), leaves: true });
      });
    return () => leaving.abort();
  }, [api, link, navigate, tries]);
  const leaves = failed?.leaves === true;
  useLeaving(leaves ? expiryRedirect : undefined, () => travel.instead(myJobs));
  const act = (): void => {
    if (leaves) travel.instead(myJobs);
    else {
      setFailed(undefined);
      setTries(tries + 1);
    }
  };
  return <ResolvePage failure={failed?.failure} onAct={act} />;
};

const opened: Told = { fromLink: true };

const unreadable = (words: string): FailureView => refusedView(t.linkHeading, words, { action: t.toMyJobs });
