import * as E from 'fp-ts/Either';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { contactChangeOf, keepContactChange } from '../../../application/journeys/change-contact';
import { usePorts } from '../../app/ports';
import { useNow } from '../../app/use-now';
import { usePressKey } from '../../app/use-press-key';
import { useSaveContactMutation } from '../../store/contact';
import { snacks } from '../../store/snacks';
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
import type { Candidate } from '../../../domain/profile/candidate';

export interface ContactPanelProps {
  readonly candidate: Pick<Candidate, 'email' | 'phone'>;
  /** Saved, canceled or unchanged: the details are shown again. */
  readonly onDone: () => void;
}

/** Edits e-mail and phone wherever 'Your details' are shown (R28). */
export const ContactPanel = ({ candidate, onDone }: ContactPanelProps) => {
  const ports = usePorts();
  const dispatch = useDispatch();
  const [saveContact] = useSaveContactMutation();
  const [state, setState] = useState<ContactState>(() => startState(candidate, contactChangeOf(ports)(candidate)));
  const now = useNow();
  const press = usePressKey();

  const send = async (from: ContactState, code: string | undefined): Promise<void> => {
    const changed = await press([from.typed, code], (key) =>
      saveContact({ shown: candidate, typed: from.typed, code, key }).unwrap(),
    );
    if (E.isRight(changed)) {
      dispatch(snacks.actions.say('success', changed.right.message, 'profile'));
      onDone();
    } else if (changed.left._tag === 'NothingChanged') onDone();
    else {
      keepContactChange(ports)(candidate, from.typed, changed.left);
      setState(answeredWith(from._tag, changed.left));
    }
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
  const goBack = (): void => {
    ports.session.contactChange.clear();
    setState(backToTyping);
  };
  const resend = (): void => {
    if (!isFree(state)) return;
    setState(askedAgain(state));
    void send(state, undefined);
  };
  return (
    <ContactFormFields
      supportEmail={ports.environment.supportEmail}
      view={contactView(state, now, ports.environment.zone())}
      onEmail={(email) => setState((before) => withEmail(before, email))}
      onCountry={(country) => setState((before) => withCountry(before, country))}
      onPhone={(phone) => setState((before) => withPhone(before, phone))}
      onSave={save}
      onCancel={onDone}
      onDigits={(digits) => setState((before) => withDigits(before, digits))}
      onGiveCode={giveCode}
      onResend={resend}
      onBack={goBack}
    />
  );
};
