import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCallFailure } from '../../application/failure';
import { finishSocialSignIn } from '../../application/identity/sign-in-socially.journey';
import { carriedText } from '../../application/navigation/carried';
import { signIn, socialSignIn } from '../../application/navigation/destination';
import { saySocialSignIn } from '../../application/identity/social-sign-in.words';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { failureView } from '../hooks/failure.view';
import { SocialSignInPage } from './social-sign-in-page';

/**
 * /candidateslogin/social: the callback to which the provider returns the browser. Its parameters have already been removed from the address
 * (`withoutSecret`) and are removed from the history here. Whatever the outcome, Back does not return to this page.
 */
export const SocialSignInScreen = () => {
  const ports = usePorts();
  const travel = useTravel();
  const location = useLocation();
  const answer = carriedText(location.state, 'answer');
  const begun = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (answer === undefined) {
      travel.instead(signIn);
      return;
    }
    travel.instead(socialSignIn);
    const stayOut = (socialFault: string): void => travel.instead(signIn, { socialFault });
    const { socialProvider } = ports.environment;
    if (socialProvider === undefined) {
      stayOut(saySocialSignIn({ _tag: 'SocialSignInOff' }));
      return;
    }
    const finish = async (): Promise<void> => {
      const social = ports.find(areaTokens.socialSignIn)(socialProvider);
      const finished = await finishSocialSignIn({ ...ports, social })(answer)();
      // A visitor who went back meanwhile stays where they are.
      if (left.current) return;
      if (E.isLeft(finished)) {
        const reason = finished.left;
        stayOut(isCallFailure(reason) ? failureView(reason).text : saySocialSignIn(reason));
      } else if (finished.right._tag === 'SignedIn') travel.land(finished.right.landing);
      else travel.instead(finished.right.destination);
    };
    finish().catch(() => {
      if (!left.current) stayOut(failureView({ _tag: 'PartMissing' }).text);
    });
  }, [ports, answer, travel]);
  return <SocialSignInPage />;
};
