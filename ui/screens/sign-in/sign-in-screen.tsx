import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { EMPTY, filter, take } from 'rxjs';
import { Navigate, useLocation } from 'react-router-dom';
import { landAfterSignIn } from '../../../application/journeys/enter';
import {
  codeInHand,
  isSignedIn,
  requestCode,
  submitCode,
  type CodeOnItsWay,
} from '../../../application/journeys/sign-in';
import { signedOutMessage } from '../../../application/words/failures';
import { secondsUntil } from '../../../application/live/countdown';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { SessionStore } from '../../../application/ports/session-store';
import { takeOver } from '../../app/early/taken-over';
import { usePorts } from '../../app/ports';
import { useStream } from '../../app/use-stream';
import { toldEmail, useTravel } from '../../app/use-travel';
import { Snackbar, type Snack } from '../../kit/snackbar';
import { frameTexts } from '../../texts/frame';
import { noticeStays } from '../../../domain/resilience/notices';
import { SocialSlot } from '../social-sign-in/social-slot';
import { SignInPage } from './sign-in-page';
import { signInView, type SignInState } from './sign-in.view';
import {
  askedForCode,
  codeArrives,
  codeRefused,
  emailRefused,
  resendRefused,
  startState,
  withDigits,
  withEmail,
} from './sign-in.state';

/** What a sign-out left to say, once (spec 1 §4). */
const signedOutSnack = ({ signOutMessage }: Pick<SessionStore, 'signOutMessage'>): Snack | undefined => {
  const message = signOutMessage.read();
  if (O.isNone(message)) return undefined;
  return { key: message.value, tone: message.value === signedOutMessage ? 'success' : 'notice', text: message.value };
};

/** /candidateslogin: an e-mail address, then the code that was sent to it. */
export const SignInScreen = () => {
  const ports = usePorts();
  const { presence, session } = ports;
  const travel = useTravel();
  const location = useLocation();
  const [signedInBefore] = useState(() => isSignedIn(ports.session));
  const [state, setState] = useState(startState);
  const [snack, setSnack] = useState<Snack>();
  useEffect(() => {
    // Signed in meanwhile in another tab, by the link of the mail as a rule: this one goes on too, and asks who is here.
    const elsewhere = presence.stirs
      .pipe(
        filter(() => isSignedIn(session)),
        take(1),
      )
      .subscribe(() => {
        presence.asksWhoIsHere.write(true);
        travel.land(landAfterSignIn(ports));
      });
    return () => elsewhere.unsubscribe();
  }, [ports, presence, session, travel]);
  const resendAt = state._tag === 'AskingCode' ? state.resendAt : undefined;
  const ticks = useMemo(
    () => (resendAt === undefined ? EMPTY : secondsUntil(ports.clock, resendAt)),
    [ports.clock, resendAt],
  );
  useStream(ticks, 0);

  const sendCode = async (typed: string): Promise<E.Either<Parameters<typeof emailRefused>[1], CodeOnItsWay>> =>
    requestCode(ports)(typed)();
  const askForCode = async (asking: SignInState): Promise<void> => {
    if (asking._tag !== 'AskingEmail' || asking.sending) return;
    setState(askedForCode(asking));
    const sent = await sendCode(asking.email);
    setState(E.isRight(sent) ? codeArrives(sent.right) : emailRefused(asking, sent.left));
  };
  // A finished page knows neither what was kept nor what was typed into it: both come when it is taken over.
  const takeOverPage = useEffectEvent(() => {
    // Also where the page leads on at once: a form that was sent too early waits no longer.
    const { email: typedEarly, sent } = takeOver(document);
    if (signedInBefore) return;
    setSnack(signedOutSnack(ports.session));
    ports.session.signOutMessage.clear();
    const waiting = typedEarly === '' ? codeInHand(session, ports.clock) : undefined;
    if (waiting !== undefined) {
      setState(codeArrives(waiting));
      return;
    }
    const email = typedEarly === '' ? (toldEmail(location.state) ?? '') : typedEarly;
    const typed = withEmail(startState(), email);
    if (email !== '') setState(typed);
    if (sent) void askForCode(typed);
  });
  useLayoutEffect(() => queueMicrotask(takeOverPage), []);
  const resend = async (): Promise<void> => {
    if (state._tag !== 'AskingCode' || state.resending) return;
    setState({ ...state, resending: true, fault: undefined, failure: undefined });
    const sent = await sendCode(state.email);
    setState(E.isRight(sent) ? codeArrives(sent.right) : resendRefused(state, sent.left));
  };
  const submit = async (digits: string): Promise<void> => {
    if (state._tag !== 'AskingCode' || state.checking) return;
    setState({ ...state, digits, checking: true, fault: undefined, failure: undefined });
    const signedIn = await submitCode(ports)(state.email, digits)();
    if (E.isRight(signedIn)) travel.land(signedIn.right);
    else setState(codeRefused({ ...state, digits }, signedIn.left));
  };

  if (signedInBefore) return <Navigate to={toPath(myJobs)} replace />;

  return (
    <>
      <SignInPage
        view={signInView(state, ports.clock.now(), ports.environment.zone())}
        social={<SocialSlot />}
        supportEmail={ports.environment.supportEmail}
        onEmailChange={(email) => setState((before) => withEmail(before, email))}
        onSendCode={() => void askForCode(state)}
        onDigitsChange={(digits) => setState((before) => withDigits(before, digits))}
        onSubmitCode={(digits) => void submit(digits)}
        onResend={() => void resend()}
        onChangeEmail={() => {
          session.sentCode.clear();
          setState(startState());
        }}
        onRetry={() => void (state._tag === 'AskingEmail' ? askForCode(state) : submit(state.digits))}
      />
      <Snackbar
        snack={snack}
        hideAfter={noticeStays['anywhere-else']}
        closeLabel={frameTexts.close}
        onHide={() => setSnack(undefined)}
      />
    </>
  );
};
