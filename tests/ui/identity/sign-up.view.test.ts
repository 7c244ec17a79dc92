import * as E from 'fp-ts/Either';
import {
  signUpOpened as opened,
  signUpStep,
  type SignUpEvent,
  type SignUpFailed,
  type SignUpState,
} from '../../../application/identity/sign-up.live';
import { emptySignUpForm } from '../../../domain/identity/sign-up';
import { countryOptions } from '../../../ui/identity/phone-fields.view';
import { fieldNames, refusalSnack, signUpView } from '../../../ui/identity/sign-up.view';
import { aSignUpForm } from '../../support/builders/sign-up';

const social = {
  source: 'googleUser',
  email: 'nora@example.org',
  name: 'Nora Quinn',
  pictureUrl: undefined,
  proof: 'a proof',
};

const after = (state: SignUpState, event: SignUpEvent): SignUpState => signUpStep(state, event)[0];
const refused = (state: SignUpState, why: SignUpFailed): SignUpState =>
  after(state, { _tag: 'Answered', answer: E.left(why) });
const passingMessage = ({ message }: SignUpState): string | undefined => refusalSnack(message)?.text;

const allWrong: SignUpState = refused(opened(emptySignUpForm), {
  _tag: 'SignUpRejected',
  faults: {
    firstName: { _tag: 'NameMissing' },
    lastName: { _tag: 'NameMissing' },
    email: { _tag: 'EmailMissing' },
    country: undefined,
    phone: { _tag: 'PhoneMissing' },
    zip: { _tag: 'ZipMissing' },
    terms: { _tag: 'TermsNotAccepted' },
  },
});

const focused = (state: SignUpState): readonly string[] => {
  const { fields, terms } = signUpView(state, undefined);
  return fieldNames.filter((name) => (name === 'terms' ? terms : fields[name]).takesFocus);
};

describe('The sign-up form on the screen', () => {
  it('shows every error at its field; the first takes the focus [spec 1 §5]', () => {
    const { fields, terms } = signUpView(allWrong, undefined);
    expect([fields.firstName.fault, fields.email.fault, fields.zip.fault, terms.fault]).toEqual(
      Array.from({ length: 4 }, () => 'Required'),
    );
    expect(fields.country.fault).toBeUndefined();
    expect(focused(allWrong)).toEqual(['firstName']);
  });

  it('clears the error of a corrected field, keeps the others, and never moves the focus while typing [R29]', () => {
    const mended = after(allWrong, { _tag: 'TextTyped', field: 'firstName', text: 'N' });
    const { fields } = signUpView(mended, undefined);
    expect([fields.firstName.fault, fields.lastName.fault]).toEqual([undefined, 'Required']);
    expect(focused(mended)).toEqual([]);
    expect(signUpView(after(allWrong, { _tag: 'TermsTicked', accepted: true }), undefined).terms).toEqual({
      accepted: true,
      fault: undefined,
      takesFocus: false,
    });
  });

  it('shows the phone under the mask of its country, and clears it when the country changes [spec 1 §5]', () => {
    const typed = after(opened(emptySignUpForm), { _tag: 'PhoneTyped', text: '3125550142' });
    expect(signUpView(typed, undefined).fields.phone.value).toBe('+1 (312) 555-0142');
    const { fields, phoneShape } = signUpView(after(typed, { _tag: 'CountryChosen', country: '+91' }), undefined);
    expect([fields.country.value, fields.phone.value, phoneShape]).toEqual(['+91', '', '+91 (999) 999-9999']);
    expect(signUpView(after(typed, { _tag: 'CountryChosen', country: '+1' }), undefined).fields.phone.value).toBe(
      '+1 (312) 555-0142',
    );
  });

  it('offers +1, the default, and +91 [spec 1 §5]', () => {
    expect(countryOptions).toEqual([
      { value: '+1', label: '+1 US' },
      { value: '+91', label: '+91 India' },
    ]);
    expect(signUpView(opened(emptySignUpForm), undefined).fields.country.value).toBe('+1');
  });

  it('locks the address of a social profile, and no other [spec 1 §5]', () => {
    expect(signUpView(opened(aSignUpForm()), social).emailFixed).toBe(true);
    expect(signUpView(opened(aSignUpForm()), undefined).emailFixed).toBe(false);
  });

  it('shows progress while the call runs, and no earlier error', () => {
    const { busy, fields } = signUpView(after(allWrong, { _tag: 'SignUpPressed' }), undefined);
    expect([busy, fields.firstName.fault]).toEqual(['Signing you up', undefined]);
  });

  it("clears the phone's error with another country, and no other error [R29]", () => {
    const { fields } = signUpView(after(allWrong, { _tag: 'CountryChosen', country: '+91' }), undefined);
    expect([fields.phone.fault, fields.zip.fault, fields.email.fault]).toEqual([undefined, 'Required', 'Required']);
  });

  it('shows a server refusal at its field and in a snackbar, but a field error only at its field [R29]', () => {
    const phone = refused(opened(aSignUpForm()), { _tag: 'PhoneNotCallable', part: 'exchange' });
    const said = 'Invalid phone number. Check the 3 digits after the area code.';
    expect([signUpView(phone, undefined).fields.phone.fault, passingMessage(phone)]).toEqual([said, said]);
    expect(focused(phone)).toEqual(['phone']);
    const taken = refused(opened(aSignUpForm()), { _tag: 'AccountExists' });
    expect(signUpView(taken, undefined)).toMatchObject({ accountExists: true });
    expect(passingMessage(taken)).toBe(signUpView(taken, undefined).fields.email.fault);
    expect(signUpView(after(taken, { _tag: 'TextTyped', field: 'email', text: 'n' }), undefined).accountExists).toBe(
      false,
    );
    expect(passingMessage(allWrong)).toBeUndefined();
  });

  it('says that the connection is down, and that the typed data is kept [R29]', () => {
    const offline = refused(opened(aSignUpForm()), { _tag: 'NoConnection' });
    expect(signUpView(offline, undefined)).toMatchObject({
      failure: { title: 'You are offline', keptNote: 'What you typed is still here.' },
      fields: { firstName: { value: 'Nora' } },
    });
    expect(passingMessage(offline)).toBe('You are offline');
  });
});
