import { saySignInCodeFault, saySignInEmailFault } from '../../../application/identity/sign-in-faults.words';

describe('What sign-in says', () => {
  it('asks for an address, and calls anything else invalid [spec 1 §5]', () => {
    expect(saySignInEmailFault({ _tag: 'EmailMissing' })).toBe('Email is required');
    expect(saySignInEmailFault({ _tag: 'EmailMalformed' })).toBe('Invalid user email');
    expect(saySignInEmailFault({ _tag: 'EmailTooLong', length: 255, limit: 254 })).toBe('Invalid user email');
  });

  it('asks for a code, and calls anything else invalid [spec 1 §5, §8]', () => {
    expect(saySignInCodeFault('CodeMissing')).toBe('Please Enter OTP!');
    expect(saySignInCodeFault('NotFourDigits')).toBe('Invalid OTP');
  });
});
