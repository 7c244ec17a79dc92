import * as E from 'fp-ts/Either';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { EMPTY } from 'rxjs';
import { proveWithCode } from '../../../application/journeys/prove-address';
import { requestCode } from '../../../application/journeys/request-code';
import { codeInHand } from '../../../application/journeys/sign-in';
import { secondsUntil } from '../../../application/live/countdown';
import type { Email } from '../../../domain/identity/email';
import { usePorts } from '../../app/ports';
import { useStream } from '../../app/use-stream';
import { AddressProofDialog } from './address-proof-dialog';
import {
  askedAgain,
  checked,
  closed,
  codeArrives,
  codeRefused,
  isFree,
  notSent,
  sendsCode,
  withDigits,
  type AddressProofState,
} from './address-proof.state';
import { addressProofView } from './address-proof.view';

export interface AddressProof {
  /** The dialog, to be placed anywhere on the page. */
  readonly dialog: ReactNode;
  /** Asks for the code of this address; once it is accepted, `goOn` repeats what was refused. Closing the dialog leaves the page as it was. */
  readonly ask: (email: Email, goOn: () => void) => void;
}

/** The e-mailed code, requested in place by any action that was refused without it (R41). */
export const useAddressProof = (): AddressProof => {
  const ports = usePorts();
  const { session, clock, environment } = ports;
  const [state, setState] = useState<AddressProofState>(closed);
  // A response that arrives after the dialog was closed is ignored.
  const asked = useRef<{ readonly goOn: () => void } | undefined>(undefined);

  const resendAt = state._tag === 'GivingCode' ? state.resendAt : undefined;
  const ticks = useMemo(() => (resendAt === undefined ? EMPTY : secondsUntil(clock, resendAt)), [clock, resendAt]);
  useStream(ticks, 0);

  const send = async (email: Email): Promise<void> => {
    const mine = asked.current;
    const sent = await requestCode(ports)(email)();
    if (asked.current !== mine) return;
    setState((now) => (E.isLeft(sent) ? notSent(now, sent.left) : codeArrives(sent.right, now._tag === 'GivingCode')));
  };
  const ask: AddressProof['ask'] = (email, goOn) => {
    asked.current = { goOn };
    // A code requested a moment ago is still valid: another would only count against the limit (R3c).
    const inHand = codeInHand(session, clock);
    if (inHand?.email === email) {
      setState(codeArrives(inHand));
      return;
    }
    setState(sendsCode(email));
    void send(email);
  };
  const letGo = (): void => {
    asked.current = undefined;
    setState(closed);
  };
  const giveCode = async (digits: string): Promise<void> => {
    if (!isFree(state)) return;
    const mine = asked.current;
    setState(checked(state, digits));
    const given = await proveWithCode(ports)(digits)();
    if (asked.current !== mine) return;
    if (E.isLeft(given)) {
      setState((now) => codeRefused(now, given.left));
      return;
    }
    letGo();
    mine?.goOn();
  };
  return {
    ask,
    dialog: (
      <AddressProofDialog
        view={addressProofView(state, clock.now(), environment.zone())}
        supportEmail={environment.supportEmail}
        onSend={() => {
          if (state._tag !== 'AskingForCode' || state.sending) return;
          setState(sendsCode(state.email));
          void send(state.email);
        }}
        onDigits={(digits) => setState((now) => withDigits(now, digits))}
        onGiveCode={(digits) => void giveCode(digits)}
        onResend={() => {
          if (!isFree(state)) return;
          setState(askedAgain(state));
          void send(state.email);
        }}
        onLetGo={letGo}
      />
    ),
  };
};
