import { useEffect, useEffectEvent } from 'react';
import { usePorts } from '../../app/ports';
import { usePart } from '../../app/use-part';
import type { Placed } from './social-button';

/**
 * Where the button of social sign-in stands. It comes after the page: a finished page knows no provider, and the mailed code works without it, so a
 * part that does not come is not missed.
 */
export const SocialSlot = ({ or }: Placed) => {
  const { environment, socialButton } = usePorts();
  const { part, ask } = usePart(socialButton);
  const begin = useEffectEvent(() => {
    if (environment.socialProvider !== undefined) ask();
  });
  useEffect(() => begin(), []);
  return part._tag === 'There' ? <part.Part or={or} /> : null;
};
