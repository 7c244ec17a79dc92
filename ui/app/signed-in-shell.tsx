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
import { useJobsQuery } from '../store/jobs';
import { outdatedBy } from '../store/queries';
import { storeOfSession } from '../store/portal-store';
import { snacks } from '../store/snacks';
import { frameTexts } from '../texts/frame';
import { AnsweredProvider } from './answered';
import { useAreas } from './areas';
import { ChunkBoundary } from './chunk-boundary';
import { LineStrip } from './line-strip';
import { usePorts } from './ports';
import { useAttendance } from './use-attendance';
import { usePart } from './use-part';
import { useSessionEnd } from './use-session-end';
import { useStream } from './use-stream';

interface Leaving {
  /** The candidate chose to log out. */
  readonly onLeave: () => void;
}

const CandidateMenu = ({ onCheckConnection, onLeave }: Pick<MenuProps, 'onCheckConnection'> & Leaving) => {
  const { environment } = usePorts();
  const { data } = useJobsQuery(undefined);
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

/** Few devices need this notice, so only those load it. Times are right without it: if it fails to load, it is left out. */
const ClockNotice = lazy<ComponentType<{ readonly fault: ClockWrong }>>(() =>
  import('./clock-notice').then(
    (part) => ({ default: part.ClockNotice }),
    () => ({ default: () => null }),
  ),
);

/** The server's first response tells the time. */
const WrongClock = () => {
  const { clock } = usePorts();
  const { isSuccess } = useJobsQuery(undefined);
  const fault = isSuccess ? clockFault(clock.deviceAhead()) : undefined;
  return fault === undefined ? null : (
    <Suspense>
      <ClockNotice fault={fault} />
    </Suspense>
  );
};

/**
 * The connection notices, loaded when the connection is slow or a candidate opens them. A slow page works without them, so only a candidate who
 * opened them sees that they failed to load.
 */
const useConnectionNotices = (): { readonly check: () => void; readonly notices: ReactNode } => {
  const { line } = usePorts();
  const slow = useStream(line.slow, false);
  const { part, ask } = usePart('ConnectionNotices');
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
      home={toPath(myJobs)}
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

/**
 * None of the candidate's data is shown before it is known who is there, nor after their session ends (R3a). A page that was open stays mounted
 * behind the question, so a half-filled form is still there after 'Yes'. A page that has just been loaded is not rendered at all.
 */
const Attended = ({ children }: PropsWithChildren) => {
  const { environment, reporter } = usePorts();
  const { asking, answered, confirm } = useAttendance();
  // Shown after nobody has used the portal for a while.
  const { Screen: WelcomeBack } = useAreas().part('WelcomeBack');
  const [shown, setShown] = useState(!asking);
  const { said, leave } = useSessionEnd(asking);
  // What loads behind the question is ready when it is answered.
  useJobsQuery(undefined);
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
          <AnsweredProvider value={answered}>
            <Content onLeave={leave}>{children}</Content>
          </AnsweredProvider>
        </div>
      )}
    </>
  );
};

/** Wraps every signed-in screen: the session's store, the header with its menu, snackbar messages, and the check that the session still lasts. */
export const SignedInShell = ({ children }: PropsWithChildren) => {
  const ports = usePorts();
  const [store] = useState(() => {
    const ofSession = storeOfSession(ports);
    // Something may have changed on a public page without this store knowing, such as a job that was applied for.
    ofSession.dispatch(outdatedBy('anything'));
    return ofSession;
  });
  return (
    <Provider store={store}>
      <Attended>{children}</Attended>
    </Provider>
  );
};
