import { useEffect, useRef, useState } from 'react';
import { countdown } from '../../../application/live/countdown';
import { seconds } from '../../../domain/time/duration';
import { usePorts } from '../../app/ports';

/** How long the confirmation is shown before the form opens. The specification shows a timer without a number. */
const opensAfter = seconds(30);

/** Counts down to the form after a booking; `open` is called once, at the end. */
export const useExternalForm = (
  url: string | undefined,
  justBooked: boolean,
  open: (url: string) => void,
): { readonly secondsLeft: number | undefined; readonly onStay: () => void } => {
  const { clock } = usePorts();
  const [stays, setStays] = useState(!justBooked);
  const [left, setLeft] = useState<number>();
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    if (url === undefined || stays) return undefined;
    const counting = countdown(clock, opensAfter).subscribe((now) => {
      setLeft(now);
      if (now > 0) return;
      setStays(true);
      opening.current(url);
    });
    return () => counting.unsubscribe();
  }, [url, stays, clock]);
  return { secondsLeft: url === undefined || stays ? undefined : left, onStay: () => setStays(true) };
};
