import { useEffect, useState } from 'react';
import { asksNow, confirmHere, returnsAsking } from '../../application/live/attendance';
import { focusHeading } from '../kit/page-heading';
import { usePorts } from './ports';

/** Whether visitors must confirm who they are before any of the candidate's data is shown, and the answer 'Yes' (spec 1 §2, R3a). */
export const useAttendance = (): {
  readonly asking: boolean;
  readonly answered: boolean;
  readonly confirm: () => void;
} => {
  const { presence } = usePorts();
  const [asking, setAsking] = useState(() => asksNow(presence));
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (asking) return undefined;
    const subscription = returnsAsking(presence).subscribe(() => setAsking(true));
    return () => subscription.unsubscribe();
  }, [asking, presence]);
  useEffect(() => {
    if (answered && !asking) focusHeading();
  }, [answered, asking]);
  return {
    asking,
    answered,
    confirm: () => {
      confirmHere(presence);
      setAnswered(true);
      setAsking(false);
    },
  };
};
