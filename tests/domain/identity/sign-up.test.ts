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

const faults = (changes: Partial<SignUpFaults>) => E.left({ ...noFault, ...changes });
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

  it.each<[string, Partial<SignUpForm>, Partial<SignUpFaults>]>([
    ['no first name', { firstName: '  ' }, { firstName: { _tag: 'NameMissing' } }],
    ['no e-mail', { email: '' }, { email: { _tag: 'EmailMissing' } }],
    ['a malformed e-mail', { email: 'nora@' }, { email: { _tag: 'EmailMalformed' } }],
    ['a phone of 9 digits', { phone: '312555014' }, { phone: { _tag: 'PhoneTooShort', digits: 9, atLeast: 10 } }],
    ['the terms not accepted', { termsAccepted: false }, { terms: { _tag: 'TermsNotAccepted' } }],
  ])('with %s names that field and no other [spec 1 §5]', (_what, changes, expected) => {
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

  it.each([
    ['Nora Quinn', 'Nora', 'Quinn'],
    ['  María  del Carmen Santos ', 'María', 'del Carmen Santos'],
    ['Nora', 'Nora', ''],
    ['', '', ''],
    ['  ', '', ''],
  ])('starts with the name %j as %j and %j, and with the email [spec 1 §4]', (name, firstName, lastName) => {
    expect(prefilledForm({ ...social, name })).toEqual({
      ...emptySignUpForm,
      email: 'nora@example.org',
      firstName,
      lastName,
    });
  });

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
  const said = prefilledForm(social);
  const typed = { country: '+91', phone: '312', zip: '6', termsAccepted: true } as const;

  it.each<[string, Partial<SignUpForm>, SignUpForm]>([
    ['nothing', {}, said],
    ['the zip code alone', { zip: '6' }, { ...said, zip: '6' }],
    ['a name of their own', { firstName: 'Nono' }, { ...said, firstName: 'Nono' }],
    ['a last name alone', { lastName: 'Q' }, { ...said, lastName: 'Q' }],
    ['blanks for names', { firstName: ' ', lastName: ' ' }, said],
    [
      'all but the address',
      { ...typed, firstName: 'N', lastName: 'Q' },
      { ...said, ...typed, firstName: 'N', lastName: 'Q' },
    ],
    ['the same address, written otherwise', { ...typed, email: ' Nora@EXAMPLE.org' }, { ...said, ...typed }],
    ['another address', { ...typed, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org' }, said],
    ['a part of an address', { ...typed, email: 'nora@' }, said],
  ])('with %s comes to this [spec 1 §4, R3a]', (_typed, begun, form) => {
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
  const minute = 60_000;

  it.each([
    [-1, false],
    [0, true],
    [30 * minute - 1, true],
    [30 * minute, false],
    [30 * minute + 1, false],
  ])('may be shown %d ms later: %s [R3a]', (later, shown) => {
    expect(draftStands(typed, at(new Date(Date.parse('2026-12-04T15:00:00Z') + later).toISOString()))).toBe(shown);
  });
});
