import type { ContactState } from '../../application/profile/change-contact.live';
import { sayContactFaults } from '../../application/profile/profile-refusals.words';
import type { CountryCode } from '../../domain/identity/phone';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import type { FieldView } from '../kit/text-field';
import { contactTexts as t } from '../texts/contact';
import { typedCodeView, type TypedCodeView } from '../identity/code.view';
import { linklessCodeFaultText } from '../identity/linkless-code.view';
import { countryView } from '../identity/phone-fields.view';
import { formFields } from '../hooks/form.view';
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

const typingView = (state: Extract<ContactState, { readonly _tag: 'Typing' }>, ownZone: TimeZone): ContactView => {
  const { typed, faults, failure, busy } = state;
  const field = formFields(['email', 'country', 'phone'], state, sayContactFaults(faults, ownZone));
  const { value: country, shape } = countryView(typed.country);
  return {
    _tag: 'Typing',
    email: field('email'),
    country: { ...field('country'), value: country },
    phone: field('phone'),
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
