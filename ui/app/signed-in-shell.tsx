import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { timer } from 'rxjs';
import { endSession, signOut, signedOutMessage } from '../../application/journeys/sign-out';
import { myJobs, profile, signIn, toPath } from '../../application/navigation/destination';
import { sessionTimeout } from '../../application/words/failures';
import { clockFault, type ClockWrong } from '../../domain/resilience/clock-skew';
import { expiryRedirect, signOutRedirect } from '../../domain/identity/session';
import { LogoutDialog, Menu } from '../kit/menu';
import { PageFrame } from '../kit/page-frame';
import { Snackbar } from '../kit/snackbar';
import { createPortalStore, QueriesProvider, useQueries } from '../store/portal-store';
import { snacks } from '../store/snacks';
import { frameTexts } from '../texts/frame';
import { ChunkBoundary } from './chunk-boundary';
import { usePorts } from './ports';
import { useTravel } from './use-travel';

/** Ends what is over: on a 401, and when another tab signed out (spec 1 §8, R3). */
const useSessionEnd = (): void => {
  const { session, sessionWatch } = usePorts();
  const travel = useTravel();
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    let leaving = false;
    const subscription = sessionWatch.ends.subscribe(({ _tag }) => {
      if (leaving) return;
      leaving = true;
      if (_tag === 'Expired') endSession(session, `${pathname}${search}`);
      else session.wipe();
      dispatch(snacks.actions.say('notice', _tag === 'Expired' ? sessionTimeout : signedOutMessage));
      subscription.add(timer(expiryRedirect).subscribe(() => travel.instead(signIn)));
    });
    return () => {
      if (!leaving) subscription.unsubscribe();
    };
  }, [session, sessionWatch, travel, dispatch, pathname, search]);
};

const CandidateMenu = () => {
  const ports = usePorts();
  const travel = useTravel();
  const dispatch = useDispatch();
  const { data } = useQueries().useJobsQuery(undefined);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void signOut(ports)().then(() => {
      setAsking(false);
      dispatch(snacks.actions.say('success', signedOutMessage));
      timer(signOutRedirect).subscribe(() => travel.instead(signIn));
    });
  };
  return (
    <>
      <Menu
        candidateName={data?.candidateName}
        myJobsPath={toPath(myJobs)}
        myProfilePath={toPath(profile)}
        supportEmail={ports.environment.supportEmail}
        version={ports.environment.version}
        onLogout={() => setAsking(true)}
      />
      <LogoutDialog
        open={asking}
        busy={leaving ? frameTexts.yes : undefined}
        onYes={leave}
        onNo={() => setAsking(false)}
      />
    </>
  );
};

const PassingMessage = () => {
  const dispatch = useDispatch();
  const snack = useSelector(snacks.selectors.shown);
  const hide = useCallback(() => dispatch(snacks.actions.hide()), [dispatch]);
  return <Snackbar snack={snack} hideAfter={snack?.stays ?? 0} closeLabel={frameTexts.close} onHide={hide} />;
};

/** Few devices need it, so it comes to those alone. The times are right without it: where it does not arrive, it is left out. */
const ClockNotice = lazy<ComponentType<{ readonly fault: ClockWrong }>>(() =>
  import('./clock-notice').then(
    (part) => ({ default: part.ClockNotice }),
    () => ({ default: () => null }),
  ),
);

/** The first answer of the server tells what time it is. */
const WrongClock = () => {
  const { clock } = usePorts();
  const { isSuccess } = useQueries().useJobsQuery(undefined);
  const fault = isSuccess ? clockFault(clock.deviceAhead()) : undefined;
  return fault === undefined ? null : (
    <Suspense>
      <ClockNotice fault={fault} />
    </Suspense>
  );
};

const Content = () => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  useSessionEnd();
  return (
    <PageFrame version={environment.version} menu={<CandidateMenu />}>
      <WrongClock />
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
        onReload={() => window.location.reload()}
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </ChunkBoundary>
      <PassingMessage />
    </PageFrame>
  );
};

/** Around every signed-in screen: the store, the header with its menu, passing messages, the watch over the session. */
export const SignedInShell = () => {
  const ports = usePorts();
  const [{ store, queries }] = useState(() => createPortalStore(ports));
  return (
    <Provider store={store}>
      <QueriesProvider value={queries}>
        <Content />
      </QueriesProvider>
    </Provider>
  );
};
