import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import {
  checkSignUp,
  emptySignUpForm,
  filledUp,
  mayTypeEmail,
  prefilledForm,
  type SignUpFaults,
  type SignUpForm,
} from '../../../domain/identity/sign-up';
import { draftStands } from '../../../domain/identity/unfinished-form';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, dataOf, duration, text, yesNo } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

const filled: SignUpForm = {
  firstName: ' Nora ',
  lastName: 'Quinn',
  email: ' Nora@Example.org ',
  country: '+1',
  phone: '(312) 555-0142',
  zip: ' 60601 ',
  termsAccepted: true,
};

const noFault: SignUpFaults = {
  firstName: undefined,
  lastName: undefined,
  email: undefined,
  country: undefined,
  phone: undefined,
  zip: undefined,
  terms: undefined,
};

const faults = (changes: object) => E.left({ ...noFault, ...changes });
const checked = (changes: Partial<SignUpForm>) => checkSignUp({ ...filled, ...changes });

describe('The sign-up form', () => {
  it('is accepted if every field is valid, with blanks trimmed [spec 1 §5]', () => {
    expect(checkSignUp(filled)).toEqual(
      E.right({
        firstName: 'Nora',
        lastName: 'Quinn',
        email: 'nora@example.org',
        country: '+1',
        phone: '+13125550142',
        zip: '60601',
      }),
    );
  });

  it.each(
    cases('identity/sign-up-refused-field', {
      changes: dataOf(t.record(t.string, t.union([t.string, t.boolean]))),
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ changes, answer: expected }) => {
    expect(checked(changes)).toEqual(faults(expected));
  });

  it('that is empty reports every field at once except the country, which is +1 [spec 1 §5]', () => {
    expect(emptySignUpForm.country).toBe('+1');
    expect(checkSignUp(emptySignUpForm)).toEqual(
      faults({
        firstName: { _tag: 'NameMissing' },
        lastName: { _tag: 'NameMissing' },
        email: { _tag: 'EmailMissing' },
        phone: { _tag: 'PhoneMissing' },
        zip: { _tag: 'ZipMissing' },
        terms: { _tag: 'TermsNotAccepted' },
      }),
    );
  });
});

describe('Sign-up after a social sign-in without an account', () => {
  const social = {
    source: 'googleUser',
    email: 'nora@example.org',
    name: 'Nora Quinn',
    pictureUrl: undefined,
    proof: 'a proof',
  };

  it.each(cases('identity/sign-up-social-name', { name: text, firstName: text, lastName: text }))(
    '$title',
    ({ name, firstName, lastName }) => {
      expect(prefilledForm({ ...social, name })).toEqual({
        ...emptySignUpForm,
        email: 'nora@example.org',
        firstName,
        lastName,
      });
    },
  );

  it("uses the provider's email: only candidates who sign up by hand type one [spec 1 §5]", () => {
    expect([mayTypeEmail(undefined), mayTypeEmail(social)]).toEqual([true, false]);
  });
});

describe('A sign-up started before a social sign-in', () => {
  const social = {
    source: 'googleUser',
    email: 'nora@example.org',
    name: 'Nora Quinn',
    pictureUrl: undefined,
    proof: '',
  };

  it.each(
    cases('identity/sign-up-begun-form', {
      begun: dataOf(t.record(t.string, t.union([t.string, t.boolean]))),
      form: data,
    }),
  )('$title', ({ begun, form }) => {
    expect(filledUp({ ...emptySignUpForm, ...begun }, social)).toEqual(form);
  });

  it('shows nothing typed for another address, and fills in every name the provider knows [R3a]', () => {
    const some = fc.constantFrom('', ' ', 'Ann', 'Lee');
    const forms = fc.record({
      firstName: some,
      lastName: some,
      email: fc.constantFrom(
        '',
        ' ',
        'nora@example.org',
        'NORA@example.org ',
        'ann@example.org',
        'nora@example.or',
        '@',
      ),
      country: fc.constantFrom('+1', '+91'),
      phone: fc.constantFrom('', '5'),
      zip: fc.constantFrom('', '6'),
      termsAccepted: fc.boolean(),
    });
    fc.assert(
      fc.property(forms, (begun) => {
        const form = filledUp(begun, social);
        const theirs = ['', social.email].includes(begun.email.trim().toLowerCase());
        expect(form.email).toBe(social.email);
        expect([form.country, form.phone, form.zip, form.termsAccepted]).toEqual(
          theirs ? [begun.country, begun.phone, begun.zip, begun.termsAccepted] : ['+1', '', '', false],
        );
        expect(form.firstName).toBe(theirs && begun.firstName.trim() !== '' ? begun.firstName : 'Nora');
        expect(form.lastName).toBe(theirs && begun.lastName.trim() !== '' ? begun.lastName : 'Quinn');
      }),
    );
  });
});

describe('A sign-up that was started', () => {
  const typed = at('2026-12-04T15:00:00Z');

  it.each(cases('identity/sign-up-begun-shown', { later: duration, shown: yesNo }))('$title', ({ later, shown }) => {
    expect(draftStands(typed, at(new Date(Date.parse('2026-12-04T15:00:00Z') + later).toISOString()))).toBe(shown);
  });
});
