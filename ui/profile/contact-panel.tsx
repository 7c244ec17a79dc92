import { useDispatch } from 'react-redux';
import { contactMachine } from '../../application/profile/change-contact.live';
import type { Candidate } from '../../domain/profile/candidate';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useMachine } from '../kit/use-machine';
import { useSaveContactMutation } from './contact.queries';
import { snacks } from '../store/snacks';
import { ContactFormFields } from './contact-form';
import { contactView } from './contact.view';

export interface ContactPanelProps {
  readonly candidate: Pick<Candidate, 'email' | 'phone'>;
  /** Saved, canceled or unchanged: the details are shown again. */
  readonly onDone: () => void;
}

/** Edits e-mail and phone wherever 'Your details' are shown (R28). */
export const ContactPanel = ({ candidate, onDone }: ContactPanelProps) => {
  const ports = usePorts();
  const { environment } = ports;
  const dispatch = useDispatch();
  const [saveContact] = useSaveContactMutation();
  const now = useNow();
  const [state, send] = useMachine(() =>
    contactMachine({
      ...ports,
      candidate,
      save: (request) => () => saveContact(request).unwrap(),
      saved: (message) => dispatch(snacks.actions.say('success', message, 'profile')),
      close: onDone,
    }),
  );
  return (
    <ContactFormFields
      supportEmail={environment.supportEmail}
      view={contactView(state, now, environment.zone())}
      send={send}
    />
  );
};
