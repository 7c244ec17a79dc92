import * as E from 'fp-ts/Either';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCallFailure } from '../../../application/failure';
import { finishSocialSignIn } from '../../../application/journeys/sign-in-socially';
import { signIn, socialSignIn } from '../../../application/navigation/destination';
import { saySocialSignIn } from '../../../application/words/social-sign-in';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { failureView } from '../failure.view';
import { SocialSignInPage } from './social-sign-in-page';

/**
 * /candidateslogin/social: where the provider sends the browser back to. What it added to the address leaves the address and the history before
 * anything else happens. Whatever comes of it, this page is not there for a way back.
 */
export const SocialSignInScreen = () => {
  const ports = usePorts();
  const travel = useTravel();
  const { search } = useLocation();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (search === '') {
      travel.instead(signIn);
      return;
    }
    travel.instead(socialSignIn);
    const finish = async (): Promise<void> => {
      const { social } = await ports.socialSignIn();
      const finished = await finishSocialSignIn({ ...ports, social })(search)();
      if (E.isRight(finished)) {
        if (finished.right._tag === 'SignedIn') travel.land(finished.right.landing);
        else travel.instead(finished.right.destination);
        return;
      }
      const { left } = finished;
      travel.instead(signIn, { socialFault: isCallFailure(left) ? failureView(left).text : saySocialSignIn(left) });
    };
    finish().catch(() => travel.instead(signIn, { socialFault: failureView({ _tag: 'PartMissing' }).text }));
  }, [ports, search, travel]);
  return <SocialSignInPage />;
};
