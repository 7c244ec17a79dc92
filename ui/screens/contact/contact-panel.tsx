import * as E from 'fp-ts/Either';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { EMPTY } from 'rxjs';
import { saveContact } from '../../../application/journeys/change-contact';
import { secondsUntil } from '../../../application/live/countdown';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { usePorts } from '../../app/ports';
import { usePressKey } from '../../app/use-press-key';
import { useStream } from '../../app/use-stream';
import { snacks } from '../../store/snacks';
import { useForgetContact } from '../profile/use-forget-profile';
import { ContactFormFields } from './contact-form';
import {
  answeredWith,
  askedAgain,
  backToTyping,
  checked,
  isFree,
  sent,
  startState,
  withCountry,
  withDigits,
  withEmail,
  withPhone,
} from './contact.state';
import { contactView, type ContactState } from './contact.view';

export interface ContactPanelProps {
  readonly candidate: Pick<Candidate, 'email' | 'phone'>;
  /** Saved, left, or nothing was changed: the details are shown again. */
  readonly onDone: () => void;
}

/** Changes e-mail and phone, wherever 'Your details' stand (R28). */
export const ContactPanel = ({ candidate, onDone }: ContactPanelProps) => {
  const ports = usePorts();
  const dispatch = useDispatch();
  const forget = useForgetContact();
  const [state, setState] = useState<ContactState>(() => startState(candidate));
  const resendAt = state._tag === 'GivingCode' ? state.resendAt : undefined;
  const ticks = useMemo(
    () => (resendAt === undefined ? EMPTY : secondsUntil(ports.clock, resendAt)),
    [ports.clock, resendAt],
  );
  useStream(ticks, 0);

  const press = usePressKey();

  const send = async (from: ContactState, code: string | undefined): Promise<void> => {
    const changed = await press([from.typed, code], (key) => saveContact(ports)(candidate, from.typed, code, key)());
    if (E.isRight(changed)) {
      forget();
      dispatch(snacks.actions.say('success', changed.right.message, 'profile'));
      onDone();
    } else if (changed.left._tag === 'NothingChanged') onDone();
    else setState(answeredWith(from._tag, changed.left));
  };
  const save = (): void => {
    if (state._tag !== 'Typing' || state.busy) return;
    setState(sent(state));
    void send(state, undefined);
  };
  const giveCode = (digits: string): void => {
    if (!isFree(state)) return;
    setState(checked(state, digits));
    void send({ ...state, digits }, digits);
  };
  const resend = (): void => {
    if (!isFree(state)) return;
    setState(askedAgain(state));
    void send(state, undefined);
  };
  return (
    <ContactFormFields
      supportEmail={ports.environment.supportEmail}
      view={contactView(state, ports.clock.now(), ports.environment.zone())}
      onEmail={(email) => setState((now) => withEmail(now, email))}
      onCountry={(country) => setState((now) => withCountry(now, country))}
      onPhone={(phone) => setState((now) => withPhone(now, phone))}
      onSave={save}
      onCancel={onDone}
      onDigits={(digits) => setState((now) => withDigits(now, digits))}
      onGiveCode={giveCode}
      onResend={resend}
      onBack={() => setState(backToTyping)}
    />
  );
};
