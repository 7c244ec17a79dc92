import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { myJobs, profile } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { clockFault, type ClockWrong } from '../../domain/resilience/clock-skew';
import { FailureNotice } from '../kit/failure-notice';
import { LogoutDialog, Menu, type MenuProps } from '../kit/menu';
import { PageFrame } from '../kit/page-frame';
import { Snackbar } from '../kit/snackbar';
import { failureView, pageDidNotLoad } from '../screens/failure.view';
import { SessionOverPage } from '../screens/session-over/session-over-page';
import { createPortalStore, QueriesProvider, useQueries } from '../store/portal-store';
import { snacks } from '../store/snacks';
import { frameTexts } from '../texts/frame';
import { ChunkBoundary } from './chunk-boundary';
import { LineStrip } from './line-strip';
import { usePorts } from './ports';
import { lazyScreen } from './lazy-screen';
import { useAttendance } from './use-attendance';
import { usePart } from './use-part';
import { useSessionEnd } from './use-session-end';
import { useStream } from './use-stream';

interface Leaving {
  /** The candidate said that they want to be logged out. */
  readonly onLeave: () => void;
}

const CandidateMenu = ({ onCheckConnection, onLeave }: Pick<MenuProps, 'onCheckConnection'> & Leaving) => {
  const { environment } = usePorts();
  const { data } = useQueries().useJobsQuery(undefined);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        candidateName={data?.candidateName}
        myJobsPath={toPath(myJobs)}
        myProfilePath={toPath(profile)}
        supportEmail={environment.supportEmail}
        version={environment.version}
        onCheckConnection={onCheckConnection}
        onLogout={() => setAsking(true)}
      />
      <LogoutDialog open={asking} onYes={onLeave} onNo={() => setAsking(false)} />
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

/** The notices about the line, loaded when it is slow or a candidate asks. Without them a slow page is still a page: only who asked is told. */
const useConnectionNotices = (): { readonly check: () => void; readonly notices: ReactNode } => {
  const { line, connectionNotices } = usePorts();
  const slow = useStream(line.slow, false);
  const { part, ask } = usePart(connectionNotices);
  const [asked, setAsked] = useState(false);
  const load = useEffectEvent(ask);
  useEffect(() => {
    if (slow) load();
  }, [slow]);
  const check = (): void => {
    setAsked(true);
    ask();
  };
  return {
    check,
    notices: (
      <>
        {part._tag === 'There' && <part.Part slow={slow} asked={asked} onAsk={check} onClose={() => setAsked(false)} />}
        {part._tag === 'DidNotCome' && asked && (
          <FailureNotice
            failure={line.isOffline() ? failureView({ _tag: 'NoConnection' }) : pageDidNotLoad}
            onAct={check}
          />
        )}
      </>
    ),
  };
};

const Content = ({ onLeave, children }: PropsWithChildren<Leaving>) => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  const { check, notices } = useConnectionNotices();
  return (
    <PageFrame
      version={environment.version}
      menu={<CandidateMenu onCheckConnection={check} onLeave={onLeave} />}
      above={<LineStrip />}
    >
      <WrongClock />
      {notices}
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
      >
        <Suspense>{children}</Suspense>
      </ChunkBoundary>
      <PassingMessage />
    </PageFrame>
  );
};

/** Comes where nobody used the portal for a while. */
const { Screen: WelcomeBack } = lazyScreen(() => import('./areas/welcome-back').then((area) => area.WelcomeBack));

/**
 * Nothing of the candidate's is in view before it is known who is here, nor after their session is over (R3a). What was open before stays as
 * it is behind the question: a form that was begun is there again after 'Yes'. A page that is just loaded is not even drawn.
 */
const Attended = ({ children }: PropsWithChildren) => {
  const { environment, reporter } = usePorts();
  const { asking, confirm } = useAttendance();
  const [shown, setShown] = useState(!asking);
  const { said, leave } = useSessionEnd(asking);
  // What is asked for behind the question is there when it is answered.
  useQueries().useJobsQuery(undefined);
  if (said !== undefined)
    return <PageFrame version={environment.version}>{said !== '' && <SessionOverPage said={said} />}</PageFrame>;
  return (
    <>
      {asking && (
        <PageFrame version={environment.version}>
          <ChunkBoundary onFailure={(error) => reporter.report('welcome-back-failed', { error: String(error) })}>
            <Suspense>
              <WelcomeBack
                onYes={() => {
                  setShown(true);
                  confirm();
                }}
              />
            </Suspense>
          </ChunkBoundary>
        </PageFrame>
      )}
      {shown && (
        <div hidden={asking}>
          <Content onLeave={leave}>{children}</Content>
        </div>
      )}
    </>
  );
};

/** Around every signed-in screen: the store, the header with its menu, passing messages, the watch over the session. */
export const SignedInShell = ({ children }: PropsWithChildren) => {
  const ports = usePorts();
  const [{ store, queries, fetchAgainWhenBack }] = useState(() => createPortalStore(ports));
  useEffect(() => fetchAgainWhenBack(), [fetchAgainWhenBack]);
  return (
    <Provider store={store}>
      <QueriesProvider value={queries}>
        <Attended>{children}</Attended>
      </QueriesProvider>
    </Provider>
  );
};
