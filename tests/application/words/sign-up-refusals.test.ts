import {
  sayContactRefusal,
  saySignUpRefusal,
  sayCountryFault,
  sayNameFault,
  sayPhoneFault,
  saySignUpFaults,
  sayZipCodeFault,
} from '../../../application/words/sign-up-refusals';
import { sayEmailFault } from '../../../application/words/shared-refusals';
import { email } from '../../support/builders/identity';

describe('Under a field of the sign-up form', () => {
  it("stands 'Required' where nothing was given [spec 1 §5, §8]", () => {
    expect([
      sayNameFault({ _tag: 'NameMissing' }),
      sayEmailFault({ _tag: 'EmailMissing' }),
      sayCountryFault({ _tag: 'CountryMissing' }),
      sayCountryFault({ _tag: 'UnknownCountry' }),
      sayPhoneFault({ _tag: 'PhoneMissing' }),
      sayZipCodeFault({ _tag: 'ZipMissing' }),
    ]).toEqual(Array.from({ length: 6 }, () => 'Required'));
  });

  it("stands 'Invalid email address' [spec 1 §8]", () => {
    expect(sayEmailFault({ _tag: 'EmailMalformed' })).toBe('Invalid email address');
    expect(sayEmailFault({ _tag: 'EmailTooLong', length: 255, limit: 254 })).toBe('Invalid email address');
  });

  it("stands 'Invalid phone number' [spec 1 §8]", () => {
    expect(sayPhoneFault({ _tag: 'PhoneTooShort', digits: 9, atLeast: 10 })).toBe('Invalid phone number');
    expect(sayPhoneFault({ _tag: 'PhoneTooLong', digits: 15, atMost: 14 })).toBe('Invalid phone number');
  });

  it("stands 'Invalid pincode' [spec 1 §8]", () => {
    expect(sayZipCodeFault({ _tag: 'NotAZipCode', digits: 5 })).toBe('Invalid pincode');
  });

  it('stands how long a name may be [spec 1 §5]', () => {
    expect(sayNameFault({ _tag: 'NameTooLong', length: 101, limit: 100 })).toBe('A name has at most 100 characters');
  });

  it('stands something at each field that has a fault, and nothing at the others [spec 1 §5]', () => {
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

describe("At 'Your details'", () => {
  it("stands 'Please Enter OTP!' until the code sent to the new address is given [R28]", () => {
    expect(sayContactRefusal({ _tag: 'CodeNeeded', sentTo: email('nora@example.org') })).toBe('Please Enter OTP!');
  });

  it('stands the same about a code as at sign-in [R28, spec 1 §8]', () => {
    expect(sayContactRefusal({ _tag: 'CodeWrong', triesLeft: 2 })).toBe('Invalid OTP. 2 tries left.');
    expect(sayContactRefusal({ _tag: 'CodeExpired', lifetimeMinutes: 10 })).toContain('10 minutes');
    expect(sayContactRefusal({ _tag: 'CodeTriesUsedUp', limit: 5 })).toContain('5 times');
  });

  it('stands that nothing was changed where the address is taken [R28]', () => {
    expect(sayContactRefusal({ _tag: 'EmailTaken', email: email('nora@example.org') })).toBe(
      'Another candidate uses this e-mail address. Nothing was changed.',
    );
  });
});

describe('At the sign-up of somebody who came from a social sign-in', () => {
  it('stands what to do about an address that a social sign-in no longer proves [spec 1 §4]', () => {
    expect(saySignUpRefusal({ _tag: 'EmailNotProven' })).toBe(
      'We can’t be sure any more that this address is yours. Press Continue with social sign-in once more.',
    );
  });
});
