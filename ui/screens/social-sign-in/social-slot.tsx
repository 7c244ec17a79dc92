import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../app/ports';
import { usePart } from '../../app/use-part';

/**
 * Where the button of social sign-in stands. It comes after the page: a finished page knows no provider, and the mailed code works without it, so a
 * part that does not come is not missed.
 */
export const SocialSlot = () => {
  const { environment, socialButton } = usePorts();
  const { socialProvider } = environment;
  const { part, ask } = usePart(socialButton);
  const begin = useEffectEvent(() => {
    if (socialProvider !== undefined) ask();
  });
  useEffect(() => begin(), []);
  return part._tag === 'There' && socialProvider !== undefined ? <part.Part provider={socialProvider} /> : null;
};
