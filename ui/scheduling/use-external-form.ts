import { useEffect } from 'react';
import { openingFormMachine } from '../../application/applications/external-form.live';
import { usePorts } from '../hooks/ports';
import { useMachine } from '../kit/use-machine';

/** Counts down to the form after a booking; `open` is called once, at the end. */
export const useExternalForm = (
  url: string | undefined,
  justBooked: boolean,
  open: (url: string) => void,
): { readonly secondsLeft: number | undefined; readonly stay: () => void } => {
  const ports = usePorts();
  const [{ secondsLeft }, send] = useMachine(() => openingFormMachine({ ...ports, open }, justBooked));
  useEffect(() => send({ _tag: 'FormShown', url }), [send, url]);
  return { secondsLeft, stay: () => send({ _tag: 'StayPressed' }) };
};
