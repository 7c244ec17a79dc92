import { useLocation } from 'react-router-dom';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { socialButtonMachine, type SocialButtonFault } from '../../application/identity/leave-for-provider.live';
import { carriedText } from '../../application/navigation/carried';
import type { SocialProvider } from '../../application/ports/environment';
import { saySocialSignIn } from '../../application/identity/social-sign-in.words';
import { usePorts } from '../hooks/ports';
import { useMachine } from '../kit/use-machine';
import { failureView } from '../hooks/failure.view';
import type { SocialButtonProps } from './social-button';

const textOf = (fault: SocialButtonFault): string => {
  if (fault._tag === 'CameBack') return fault.text;
  return fault._tag === 'ProviderUnreachable' ? saySocialSignIn(fault) : failureView(fault).text;
};

/** The button of social sign-in, for the screens that have it. */
export const useSocialSignIn = (provider: SocialProvider): SocialButtonProps => {
  const { presence, session, reporter, bring } = usePorts();
  const state: unknown = useLocation().state;
  const [{ phase, fault }, send] = useMachine(() =>
    socialButtonMachine(
      {
        presence,
        session,
        reporter,
        social: async () => (await bring('social-sign-in', areaTokens.socialSignIn))(provider),
      },
      carriedText(state, 'socialFault'),
    ),
  );
  return {
    host: new URL(provider.issuer).host,
    leaving: phase !== 'ready',
    fault: fault && textOf(fault),
    onPress: () => send({ _tag: 'Pressed' }),
  };
};
