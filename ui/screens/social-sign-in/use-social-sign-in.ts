import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SocialProvider } from '../../../application/ports/environment';
import { usePorts, type SocialWay } from '../../app/ports';
import { toldSocialFault } from '../../app/use-travel';
import { failureView } from '../failure.view';
import type { SocialButtonProps } from './social-button';

const nobody = 'not loaded';

/** The button of social sign-in, for the screens that have it. */
export const useSocialSignIn = (provider: SocialProvider): SocialButtonProps => {
  const { presence, session, socialSignIn } = usePorts();
  const location = useLocation();
  const state: unknown = location.state;
  const [leaving, setLeaving] = useState(false);
  const [fault, setFault] = useState(() => toldSocialFault(state));
  useEffect(() => {
    // Who comes back by the browser's own button finds the page as it was left: on its way.
    const shownAgain = presence.returns.subscribe(() => setLeaving(false));
    return () => shownAgain.unsubscribe();
  }, [presence]);

  const stay = (text: string): void => {
    setLeaving(false);
    setFault(text);
  };
  const leave = async (): Promise<void> => {
    setLeaving(true);
    setFault(undefined);
    const way = await socialSignIn(provider).catch((): typeof nobody => nobody);
    if (way === nobody) {
      stay(failureView({ _tag: 'PartMissing' }).text);
      return;
    }
    const { social, begin, say }: SocialWay = way;
    const left = await begin({ social, session })(fault !== undefined)();
    if (E.isLeft(left)) stay(say(left.left));
  };
  return {
    host: new URL(provider.issuer).host,
    leaving,
    fault,
    onPress: () => void leave(),
  };
};
