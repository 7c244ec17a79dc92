import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { landAfterSignIn } from '../../../application/journeys/enter';
import { isSignedIn } from '../../../application/journeys/sign-in';
import { keepTyped, openSignUp, submitSignUp, vouchedFor } from '../../../application/journeys/sign-up';
import type { SocialProfile } from '../../../domain/identity/sign-up';
import type { SocialSource } from '../../../domain/identity/social-origin';
import { noticeStays } from '../../../domain/resilience/notices';
import { usePorts } from '../../app/ports';
import { named, toldText, useTravel } from '../../app/use-travel';
import { Snackbar, type Snack } from '../../kit/snackbar';
import { frameTexts } from '../../texts/frame';
import { SocialSlot } from '../social-sign-in/social-slot';
import { SignUpPage, type SignUpPageProps } from './sign-up-page';
import {
  opened,
  refused,
  submitted,
  withCountry,
  withPhone,
  withTerms,
  withText,
  type SignUpState,
} from './sign-up.state';
import { passingMessage, signUpView } from './sign-up.view';

/** The job on whose advert Start was pressed. */
const toldApplyingFor = (state: unknown): SignUpPageProps['applyingFor'] => {
  const job = named(state, 'applyingFor');
  const [positionName, communityName] = [named(job, 'positionName'), named(job, 'communityName')];
  return typeof positionName === 'string' && typeof communityName === 'string'
    ? { positionName, communityName }
    : undefined;
};

/** A signed-in candidate does not need this page and goes where sign-in would have led (spec 1 §2). */
const LedOn = () => {
  const ports = usePorts();
  const travel = useTravel();
  useEffect(() => travel.land(landAfterSignIn(ports)), [ports, travel]);
  return null;
};

const SigningUp = ({ social }: { readonly social: SocialProfile | undefined }) => {
  const ports = usePorts();
  const travel = useTravel();
  const location = useLocation();
  const [state, setState] = useState(() => opened(openSignUp(ports)(social, toldText(location.state, 'email'))));
  const [welcome, setWelcome] = useState<SignUpPageProps['welcome']>();
  const [snack, setSnack] = useState<Snack>();

  const typed = (next: SignUpState): void => {
    keepTyped(ports)(next.form);
    setState(next);
  };
  const goOn = (): void => travel.land(landAfterSignIn(ports));
  const signUp = async (): Promise<void> => {
    if (state.busy) return;
    if (isSignedIn(ports.session)) {
      // Someone signed in meanwhile in another tab, perhaps someone else: this tab asks who is here (R3a).
      ports.presence.asksWhoIsHere.write(true);
      goOn();
      return;
    }
    setState(submitted(state));
    setSnack(undefined);
    const done = await submitSignUp(ports)(state.form, social)();
    if (E.isRight(done)) {
      setState({ ...state, wrong: {}, failure: undefined, busy: false });
      setWelcome({ name: state.form.firstName.trim(), email: state.form.email.trim() });
      return;
    }
    const next = refused(state, done.left);
    setState(next);
    const text = passingMessage(next);
    if (text !== undefined) setSnack({ key: ports.environment.newKey(), tone: 'error', text });
  };

  return (
    <>
      <SignUpPage
        view={signUpView(state, social)}
        applyingFor={toldApplyingFor(location.state)}
        welcome={welcome}
        social={<SocialSlot />}
        onText={(field, text) => typed(withText(state, field, text))}
        onCountry={(country) => typed(withCountry(state, country))}
        onPhone={(phone) => typed(withPhone(state, phone))}
        onTerms={(accepted) => typed(withTerms(state, accepted))}
        onSignUp={() => void signUp()}
        onGoOn={goOn}
      />
      <Snackbar
        snack={snack}
        hideAfter={noticeStays['sign-up']}
        closeLabel={frameTexts.close}
        onHide={() => setSnack(undefined)}
      />
    </>
  );
};

/** /signup and /signup/{userType}. */
export const SignUpScreen = ({ userType }: { readonly userType: SocialSource | undefined }) => {
  const { session } = usePorts();
  const [signedInBefore] = useState(() => isSignedIn(session));
  if (signedInBefore) return <LedOn />;
  return <SigningUp key={userType} social={vouchedFor(session, userType)} />;
};
