import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialProvider } from '../../../application/ports/environment';
import { areaTokens } from '../../../adapters/composition/portal-tokens';
import { beginSocialSignIn } from '../../../application/journeys/sign-in-socially';
import { saySocialSignIn } from '../../../application/words/social-sign-in';
import { usePorts } from '../../app/ports';
import { carriedText } from '../../../application/navigation/carried';
import { failureView } from '../failure.view';
import type { SocialButtonProps } from './social-button';

const nobody = 'not loaded';

/** The button of social sign-in, for the screens that have it. */
export const useSocialSignIn = (provider: SocialProvider): SocialButtonProps => {
  const { presence, session, bring } = usePorts();
  const location = useLocation();
  const state: unknown = location.state;
  const [leaving, setLeaving] = useState(false);
  const [fault, setFault] = useState(() => carriedText(state, 'socialFault'));
  useEffect(() => {
    // Going back can restore this page from the browser's cache, still busy: it becomes usable again.
    const shownAgain = presence.returns.subscribe(() => setLeaving(false));
    return () => shownAgain.unsubscribe();
  }, [presence]);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const stay = (text: string): void => {
    setLeaving(false);
    setFault(text);
  };
  const leave = async (): Promise<void> => {
    setLeaving(true);
    setFault(undefined);
    const social = await bring('social-sign-in', areaTokens.socialSignIn).catch((): typeof nobody => nobody);
    if (social === nobody) {
      stay(failureView({ _tag: 'PartMissing' }).text);
      return;
    }
    const left = await beginSocialSignIn({ social: social(provider), session, hasLeft: () => hasLeft.current })(
      fault !== undefined,
    )();
    if (E.isLeft(left)) stay(saySocialSignIn(left.left));
  };
  return {
    host: new URL(provider.issuer).host,
    leaving,
    fault,
    onPress: () => void leave(),
  };
};
