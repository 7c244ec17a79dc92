import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { landAfterSignIn } from '../../application/identity/enter.journey';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { vouchedFor } from '../../application/identity/sign-up.journey';
import { signUpMachine } from '../../application/identity/sign-up.live';
import { carriedApplyingFor, carriedText } from '../../application/navigation/carried';
import type { SocialProfile } from '../../domain/identity/sign-up';
import type { SocialSource } from '../../domain/identity/social-origin';
import { noticeStays } from '../../domain/resilience/notices';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { Snackbar } from '../kit/snackbar';
import { useMachine } from '../kit/use-machine';
import { frameTexts } from '../texts/frame';
import { SocialSlot } from './social-slot';
import { SignUpPage } from './sign-up-page';
import { refusalSnack, signUpView } from './sign-up.view';
import { useOnce } from '../kit/use-once';

/** A signed-in candidate does not need this page and goes where sign-in would have led (spec 1 §2). */
const LedOn = () => {
  const ports = usePorts();
  const travel = useTravel();
  useEffect(() => travel.land(landAfterSignIn(ports)), [ports, travel]);
  return null;
};

const SigningUp = ({ social }: { readonly social: SocialProfile | undefined }) => {
  const ports = usePorts();
  const { land } = useTravel();
  const location = useLocation();
  const [state, send] = useMachine(() =>
    signUpMachine({ ...ports, land }, social, carriedText(location.state, 'email')),
  );
  return (
    <>
      <SignUpPage
        view={signUpView(state, social)}
        applyingFor={carriedApplyingFor(location.state)}
        welcome={state.welcome}
        social={<SocialSlot />}
        send={send}
      />
      <Snackbar
        snack={refusalSnack(state.message)}
        hideAfter={noticeStays['sign-up']}
        closeLabel={frameTexts.close}
        onHide={() => send({ _tag: 'MessageClosed' })}
      />
    </>
  );
};

/** /signup and /signup/{userType}. */
export const SignUpScreen = ({ userType }: { readonly userType: SocialSource | undefined }) => {
  const { session } = usePorts();
  const signedInBefore = useOnce(() => isSignedIn(session));
  if (signedInBefore) return <LedOn />;
  return <SigningUp key={userType} social={vouchedFor(session, userType)} />;
};
