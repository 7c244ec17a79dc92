import { phoneFields } from '../../domain/identity/contact-form';
import type { ContactState } from '../../application/profile/change-contact.live';
import { codeSent } from '../../application/identity/code-step.live';
import type { Candidate } from '../../domain/profile/candidate';
import type { Email } from '../../domain/text/email';
import { seconds } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { ContactFormFields } from './contact-form';
import { contactView } from './contact.view';
import * as given from '../gallery/fixtures';
import { nothing } from '../gallery/noop';

/* 'Your details' while they are edited, for the screens that contain them. */

const form = (state: ContactState) => (
  <ContactFormFields
    supportEmail={given.supportMailbox}
    view={contactView(state, given.now, given.position.zone)}
    send={nothing}
  />
);

const typed = ({ email, phone }: Pick<Candidate, 'email' | 'phone'>) => ({ email, ...phoneFields(phone) });

type Typing = Extract<ContactState, { readonly _tag: 'Typing' }>;
type GivingCode = Extract<ContactState, { readonly _tag: 'GivingCode' }>;

export const contactTyping = (candidate: Pick<Candidate, 'email' | 'phone'>, changes: Partial<Typing> = {}) =>
  form({
    _tag: 'Typing',
    typed: typed(candidate),
    faults: {},
    takesFocus: true,
    failure: undefined,
    busy: false,
    ...changes,
  });

export const contactCode = (email: Email, changes: Partial<GivingCode> = {}) =>
  form({
    _tag: 'GivingCode',
    typed: typed({ email, phone: undefined }),
    ...codeSent(email, plus(given.now, seconds(42))),
    ...changes,
  });
