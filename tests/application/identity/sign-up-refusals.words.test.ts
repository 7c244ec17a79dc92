import {
  phoneFineMessage,
  sayContactRefusal,
  saySignUpRefusal,
  sayCountryFault,
  sayNameFault,
  sayPhoneFault,
  saySignUpFaults,
  sayZipCodeFault,
  signedUpMessage,
} from '../../../application/identity/sign-up-refusals.words';
import { sayEmailFault } from '../../../application/words/shared-refusals';
import { email } from '../../support/builders/identity';

describe('The sign-up form shows below a field', () => {
  it("'Required' if nothing was entered [spec 1 §5, §8]", () => {
    expect([
      sayNameFault({ _tag: 'NameMissing' }),
      sayEmailFault({ _tag: 'EmailMissing' }),
      sayCountryFault({ _tag: 'CountryMissing' }),
      sayCountryFault({ _tag: 'UnknownCountry' }),
      sayPhoneFault({ _tag: 'PhoneMissing' }),
      sayZipCodeFault({ _tag: 'ZipMissing' }),
    ]).toEqual(Array.from({ length: 6 }, () => 'Required'));
  });

  it("'Invalid email address' [spec 1 §8]", () => {
    expect(sayEmailFault({ _tag: 'EmailMalformed' })).toBe('Invalid email address');
    expect(sayEmailFault({ _tag: 'EmailTooLong', length: 255, limit: 254 })).toBe('Invalid email address');
  });

  it("'Invalid phone number' [spec 1 §8]", () => {
    expect(sayPhoneFault({ _tag: 'PhoneTooShort', digits: 9, atLeast: 10 })).toBe('Invalid phone number');
    expect(sayPhoneFault({ _tag: 'PhoneTooLong', digits: 15, atMost: 14 })).toBe('Invalid phone number');
  });

  it("'Invalid pincode' [spec 1 §8]", () => {
    expect(sayZipCodeFault({ _tag: 'NotAZipCode', digits: 5 })).toBe('Invalid pincode');
  });

  it('how long a name may be [spec 1 §5]', () => {
    expect(sayNameFault({ _tag: 'NameTooLong', length: 101, limit: 100 })).toBe('A name has at most 100 characters');
  });

  it('something at each field with an error, and nothing at the others [spec 1 §5]', () => {
    const none = {
      firstName: undefined,
      lastName: undefined,
      email: undefined,
      country: undefined,
      phone: undefined,
      zip: undefined,
      terms: undefined,
    };
    expect(saySignUpFaults(none)).toEqual(none);
    expect(
      saySignUpFaults({
        firstName: { _tag: 'NameMissing' },
        lastName: { _tag: 'NameTooLong', length: 101, limit: 100 },
        email: { _tag: 'EmailMalformed' },
        country: { _tag: 'CountryMissing' },
        phone: { _tag: 'PhoneTooShort', digits: 3, atLeast: 10 },
        zip: { _tag: 'NotAZipCode', digits: 5 },
        terms: { _tag: 'TermsNotAccepted' },
      }),
    ).toEqual({
      firstName: 'Required',
      lastName: 'A name has at most 100 characters',
      email: 'Invalid email address',
      country: 'Required',
      phone: 'Invalid phone number',
      zip: 'Invalid pincode',
      terms: 'Required',
    });
  });
});

describe("'Your details' shows", () => {
  it("'Please Enter OTP!' until the code sent to the new address is entered [R28]", () => {
    expect(sayContactRefusal({ _tag: 'CodeNeeded', sentTo: email('nora@example.org') })).toBe('Please Enter OTP!');
  });

  it('the same about a code as sign-in does [R28, spec 1 §8]', () => {
    expect(sayContactRefusal({ _tag: 'CodeWrong', triesLeft: 2 })).toBe('Invalid OTP. 2 tries left.');
    expect(sayContactRefusal({ _tag: 'CodeExpired', lifetimeMinutes: 10 })).toContain('10 minutes');
    expect(sayContactRefusal({ _tag: 'CodeTriesUsedUp', limit: 5 })).toContain('5 times');
  });

  it('that nothing was changed if the address is taken [R28]', () => {
    expect(sayContactRefusal({ _tag: 'EmailTaken', email: email('nora@example.org') })).toBe(
      'Another candidate uses this email address. Nothing was changed.',
    );
  });
});

describe('The sign-up after a social sign-in shows', () => {
  it('what to do about an address that the social sign-in no longer proves [spec 1 §4]', () => {
    expect(saySignUpRefusal({ _tag: 'EmailNotProven' })).toBe(
      'We can no longer be sure that this address is yours. Press Continue with social sign-in once more.',
    );
  });
});

it('A sign-up and a phone check that succeed say so', () => {
  expect([signedUpMessage, phoneFineMessage]).toEqual(['Signed up successfully', 'This phone number can be called']);
});
