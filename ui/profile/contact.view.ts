import type { ContactState } from '../../application/profile/change-contact.live';
import { sayChangeContactRefusal, sayContactFaults } from '../../application/profile/profile-refusals.words';
import type { ContactFaults } from '../../domain/identity/contact-form';
import type { CountryCode } from '../../domain/identity/phone';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { FieldView } from '../kit/text-field';
import { contactTexts as t } from '../texts/contact';
import { typedCodeView, type TypedCodeView } from '../identity/code.view';
import { linklessCodeFaultText } from '../identity/linkless-code.view';
import { countryView } from '../identity/phone-fields.view';
import { saveFailureView } from './save-failure.view';

export type ContactView =
  | {
      readonly _tag: 'Typing';
      readonly email: FieldView;
      readonly country: FieldView<CountryCode>;
      readonly phone: FieldView;
      /** The shape of the number, shown while the field is empty. */
      readonly phoneShape: string;
      readonly failure: FailureView | undefined;
      readonly busy: string | undefined;
    }
  | (TypedCodeView & { readonly _tag: 'GivingCode' });

const noFaults: ContactFaults = { email: undefined, country: undefined, phone: undefined };

const typingView = (state: Extract<ContactState, { readonly _tag: 'Typing' }>, ownZone: TimeZone): ContactView => {
  const { typed, faults, refused, takesFocus, failure, busy } = state;
  const fields = sayContactFaults(faults ?? noFaults);
  const refusal = refused && sayChangeContactRefusal(refused, ownZone);
  const isPhones = refused?._tag === 'PhoneNotCallable';
  const fieldMessages = {
    ...fields,
    email: isPhones ? fields.email : (refusal ?? fields.email),
    phone: isPhones ? refusal : fields.phone,
  };
  const first = takesFocus
    ? (['email', 'country', 'phone'] as const).find((name) => fieldMessages[name] !== undefined)
    : undefined;
  const { value: country, shape } = countryView(typed.country);
  return {
    _tag: 'Typing',
    email: { value: typed.email, fault: fieldMessages.email, takesFocus: first === 'email' },
    country: { value: country, fault: fieldMessages.country, takesFocus: first === 'country' },
    phone: { value: typed.phone, fault: fieldMessages.phone, takesFocus: first === 'phone' },
    phoneShape: shape,
    failure: failure && saveFailureView(failure),
    busy: busy ? t.saving : undefined,
  };
};

/** 'Your details' as a form, and the code of a new address (spec 1 §2, R28). */
export const contactView = (state: ContactState, now: Instant, ownZone: TimeZone): ContactView => {
  switch (state._tag) {
    case 'Typing':
      return typingView(state, ownZone);
    case 'GivingCode':
      return {
        _tag: 'GivingCode',
        ...typedCodeView(
          state,
          {
            fault: state.fault && linklessCodeFaultText(state.fault, state.digits, ownZone),
            failure: state.failure && saveFailureView(state.failure),
          },
          now,
        ),
      };
  }
};
