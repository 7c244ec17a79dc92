import { useEffectEvent, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { signInMachine } from '../../application/identity/sign-in.live';
import { carriedText, isCarried } from '../../application/navigation/carried';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { noticeStays } from '../../domain/resilience/notices';
import { takeOver } from '../hooks/taken-over';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useTravel } from '../hooks/use-travel';
import { Snackbar } from '../kit/snackbar';
import { useMachine } from '../kit/use-machine';
import { frameTexts } from '../texts/frame';
import { SocialSlot } from './social-slot';
import { SignInPage } from './sign-in-page';
import { signedOutSnack, signInView } from './sign-in.view';
import { useOnce } from '../kit/use-once';

/** /candidateslogin: an e-mail address, then the code that was sent to it. */
export const SignInScreen = () => {
  const ports = usePorts();
  const now = useNow();
  const { land } = useTravel();
  const location = useLocation();
  const signedInBefore = useOnce(() => isSignedIn(ports.session));
  const [{ at, toPage, message }, send] = useMachine(() => signInMachine({ ...ports, land }));
  // A prerendered page knows neither what was stored nor what was typed into it: it gets both at hydration.
  const takeOverPage = useEffectEvent(() => {
    // Even if the page redirects at once: a form that was submitted too early is no longer held.
    const early = takeOver(document);
    const state: unknown = location.state;
    if (!signedInBefore)
      send({
        _tag: 'PageTakenOver',
        ...early,
        toPage: isCarried(state, 'toPage'),
        remembered: carriedText(state, 'email'),
      });
  });
  useLayoutEffect(() => queueMicrotask(takeOverPage), []);

  if (signedInBefore) return <Navigate to={toPath(myJobs)} replace />;

  return (
    <>
      <SignInPage
        view={signInView(at, now, ports.environment.zone())}
        toPage={toPage}
        social={<SocialSlot />}
        supportEmail={ports.environment.supportEmail}
        send={send}
      />
      <Snackbar
        snack={signedOutSnack(message)}
        hideAfter={noticeStays['anywhere-else']}
        closeLabel={frameTexts.close}
        onHide={() => send({ _tag: 'SaidClosed' })}
      />
    </>
  );
};
