import type { ReactNode } from 'react';
import {
  addressProofMachine,
  type AddressProofEvent,
  type AddressProofState,
} from '../../application/identity/address-proof.live';
import type { AskForCode } from '../../application/identity/prove-address.journey';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useMachine } from '../kit/use-machine';
import { AddressProofDialog } from './address-proof-dialog';
import { addressProofView } from './address-proof.view';

interface AddressProof {
  /** The dialog, to be placed anywhere on the page. */
  readonly dialog: ReactNode;
  /** Asks for the code of this address. Closing the dialog leaves the page as it was. */
  readonly ask: AskForCode;
}

const DialogOf = ({
  state,
  send,
}: {
  readonly state: AddressProofState;
  readonly send: (event: AddressProofEvent) => void;
}) => {
  const { environment } = usePorts();
  return (
    <AddressProofDialog
      view={addressProofView(state, useNow(), environment.zone())}
      supportEmail={environment.supportEmail}
      send={send}
    />
  );
};

/** The e-mailed code, requested in place by any action that was refused without it (R41). */
export const useAddressProof = (): AddressProof => {
  const ports = usePorts();
  const [state, send] = useMachine(() => addressProofMachine(ports));
  return {
    ask: (email, goOn) => send({ _tag: 'ProofWanted', email, goOn }),
    dialog: <DialogOf state={state} send={send} />,
  };
};
