import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { SessionEvent } from '../../application/identity/session-end.live';
import { myJobs, profile } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { clockFault, type ClockWrong } from '../../domain/resilience/clock-skew';
import { FailureNotice } from '../kit/failure-notice';
import { LogoutDialog, Menu, type MenuProps } from '../kit/menu';
import { PageFrame } from '../kit/page-frame';
import { focusHeading } from '../kit/page-heading';
import { failureView, pageDidNotLoad } from '../hooks/failure.view';
import { SessionOverPage } from '../identity/session-over-page';
import { knownJobs, useJobsQuery } from '../applications/jobs.queries';
import { outdatedBy } from '../store/queries';
import { storeOfSession } from '../store/portal-store';
import { AnsweredProvider } from '../hooks/answered';
import { useAreas } from '../hooks/areas';
import { ChunkBoundary } from '../hooks/chunk-boundary';
import { JobGate } from './job-gate';
import { UntilLoaded } from '../hooks/lazy-screen';
import { ConnectivityStrip } from '../hooks/connectivity-strip';
import { PassingMessage } from '../hooks/passing-message';
import { usePorts } from '../hooks/ports';
import { usePart, useQuietPart } from '../hooks/use-part';
import { useSessionEnd } from '../hooks/use-session-end';
import { useStream } from '../hooks/use-stream';
import { useOnce } from '../kit/use-once';

/** Whether the candidate is asked if they want to log out, and what they say. */
interface Leaving {
  readonly leaving: boolean;
  readonly send: (event: SessionEvent) => void;
}

const CandidateMenu = ({
  unread,
  onCheckConnection,
  leaving,
  send,
}: Pick<MenuProps, 'unread' | 'onCheckConnection'> & Leaving) => {
  const { environment } = usePorts();
  const { data } = useJobsQuery(undefined);
  return (
    <>
      <Menu
        candidateName={data?.candidateName}
        myJobsPath={toPath(myJobs)}
        myProfilePath={toPath(profile)}
        chatPath={toPath({ _tag: 'Conversations' })}
        unread={unread}
        supportEmail={environment.supportEmail}
        version={environment.version}
        onCheckConnection={onCheckConnection}
        onLogout={() => send({ _tag: 'LogOutAsked' })}
      />
      <LogoutDialog
        open={leaving}
        onYes={() => send({ _tag: 'LogOutPressed' })}
        onNo={() => send({ _tag: 'LogOutDismissed' })}
      />
    </>
  );
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
  const { connectivity } = usePorts();
  const slow = useStream(connectivity.slow, false);
  const { part, ask } = usePart('ConnectionNotices');
  const [confirming, setConfirming] = useState(false);
  const load = useEffectEvent(ask);
  useEffect(() => {
    if (slow) load();
  }, [slow]);
  const check = (): void => {
    setConfirming(true);
    ask();
  };
  return {
    check,
    notices: (
      <>
        {part._tag === 'There' && (
          <part.Part slow={slow} asked={confirming} onAsk={check} onClose={() => setConfirming(false)} />
        )}
        {part._tag === 'DidNotCome' && confirming && (
          <FailureNotice
            failure={connectivity.isOffline() ? failureView({ _tag: 'NoConnection' }) : pageDidNotLoad}
            onAct={check}
          />
        )}
      </>
    ),
  };
};

/** What other pages show of the chat. They work without it, so nobody is told that it failed to load: every page that is opened tries again. */
const useChatNotices = (pathname: string): { readonly unread: ReactNode; readonly toasts: ReactNode } => {
  const { data } = useJobsQuery(undefined);
  const [unread, setUnread] = useState<ReactNode>();
  const owner = data?.candidateId;
  const part = useQuietPart('ChatNotices', owner !== undefined, pathname);
  return {
    unread,
    toasts: part._tag === 'There' && owner !== undefined && <part.Part owner={owner} onUnread={setUnread} />,
  };
};

const Content = ({ children, ...leaving }: PropsWithChildren<Leaving>) => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  const { check, notices } = useConnectionNotices();
  const { unread, toasts } = useChatNotices(pathname);
  return (
    <PageFrame
      version={environment.version}
      home={toPath(myJobs)}
      menu={<CandidateMenu unread={unread} onCheckConnection={check} {...leaving} />}
      above={<ConnectivityStrip />}
    >
      <WrongClock />
      {notices}
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
      >
        <UntilLoaded>
          <JobGate>{children}</JobGate>
        </UntilLoaded>
      </ChunkBoundary>
      <PassingMessage path={pathname} />
      {toasts}
    </PageFrame>
  );
};

/**
 * None of the candidate's data is shown before it is known who is there, nor after their session ends (R3a). A page that was open stays mounted
 * behind the question, so a half-filled form is still there after 'Yes'. A page that has just been loaded is not rendered at all.
 */
const Attended = ({ children }: PropsWithChildren) => {
  const { environment, reporter } = usePorts();
  const [{ asking, answered, rendered, message, leaving }, send] = useSessionEnd('signed-in');
  // Shown after nobody has used the portal for a while.
  const { Screen: WelcomeBack } = useAreas().part('WelcomeBack');
  useEffect(() => {
    if (answered && !asking) focusHeading();
  }, [answered, asking]);
  // What loads behind the question is ready when it is answered.
  useJobsQuery(undefined);
  if (message !== undefined)
    return (
      <PageFrame version={environment.version}>{message !== '' && <SessionOverPage message={message} />}</PageFrame>
    );
  return (
    <>
      {asking && (
        <PageFrame version={environment.version}>
          <ChunkBoundary onFailure={(error) => reporter.report('welcome-back-failed', { error: String(error) })}>
            <UntilLoaded>
              <WelcomeBack onYes={() => send({ _tag: 'YesPressed' })} />
            </UntilLoaded>
          </ChunkBoundary>
        </PageFrame>
      )}
      {rendered && (
        <div hidden={asking}>
          <AnsweredProvider value={answered}>
            <Content leaving={leaving} send={send}>
              {children}
            </Content>
          </AnsweredProvider>
        </div>
      )}
    </>
  );
};

/** Wraps every signed-in screen: the session's store, the header with its menu, snackbar messages, and the check that the session still lasts. */
export const SignedInShell = ({ children }: PropsWithChildren) => {
  const ports = usePorts();
  const drawn = useOnce(() => ports.find(areaTokens.drawnJobs));
  const store = useOnce(() => {
    const ofSession = storeOfSession(ports);
    // Something may have changed on a public page without this store knowing, such as a job that was applied for.
    ofSession.dispatch(outdatedBy('anything'));
    const list = drawn.answer(undefined);
    if (list !== undefined) ofSession.dispatch(knownJobs(list));
    return ofSession;
  });
  useEffect(() => {
    if (drawn.answer(undefined) === undefined) return;
    drawn.forget(undefined);
    // Asked once all the same: the answer sets the clock, keeps the session, and shows whether it still lasts.
    store.dispatch(outdatedBy('screening'));
  }, [drawn, store]);
  return (
    <Provider store={store}>
      <Attended>{children}</Attended>
    </Provider>
  );
};
