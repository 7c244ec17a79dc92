import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../hooks/ports';
import { usePart } from '../hooks/use-part';

/**
 * The place of the social sign-in button. The button loads after the page: a prerendered page knows no provider, and the mailed code works without
 * it, so a failed load needs no notice.
 */
export const SocialSlot = () => {
  const { socialProvider } = usePorts().environment;
  const { part, ask } = usePart('SocialWayIn');
  const begin = useEffectEvent(() => {
    if (socialProvider !== undefined) ask();
  });
  useEffect(() => begin(), []);
  return part._tag === 'There' && socialProvider !== undefined ? <part.Part provider={socialProvider} /> : null;
};
