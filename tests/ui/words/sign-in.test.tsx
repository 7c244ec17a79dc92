import { accessRefusedStates } from '../../../ui/identity/access-refused-states';
import { signInStates as s } from '../../../ui/identity/sign-in-states';
import { read, unsaid } from '../../support/read-states';

describe('Word for word', () => {
  it('/candidateslogin: the email and Sign In [spec 1 §2]', () => {
    expect(unsaid([s['sign-in-email']], ['Email', 'name@example.com', 'Sign In'])).toEqual([]);
  });

  it('help for people who can’t sign in: what to check, and whom to contact [R29]', () => {
    const words = ['Trouble signing in?', 'Still stuck? Write to', 'support@example.com'];
    expect(unsaid([s['sign-in-email']], words)).toEqual([]);
    expect(read(s['sign-in-email']).some((text) => text.includes('spam folder'))).toBe(true);
  });

  it('the code step: four boxes, the arrow, and the link for another code [spec 1 §2]', () => {
    const boxes = ['Digit 1 of 4', 'Digit 2 of 4', 'Digit 3 of 4', 'Digit 4 of 4'];
    expect(unsaid([s['sign-in-code']], [...boxes, 'Submit the code'])).toEqual([]);
    expect(read(s['sign-in-code'])).not.toContain('Digit 5 of 4');
    expect(unsaid([s['sign-in-code-resend-open']], ['Click here to resend the OTP'])).toEqual([]);
    expect(read(s['sign-in-code'])).not.toContain('Click here to resend the OTP');
  });

  it('an address that no one has, and a wrong code [spec 1 §8]', () => {
    const begins = (words: string, said: readonly string[]) => said.some((text) => text.startsWith(words));
    expect(begins('Invalid userEmail', read(s['sign-in-email-unknown']))).toBe(true);
    expect(begins('Invalid OTP', read(s['sign-in-code-wrong']))).toBe(true);
  });

  it('a link of a kind that we never create, and the way to sign in [spec 1 §4, spec 1 §8]', () => {
    const said = 'You cannot access this page. Your session will be closed now please login...!';
    expect(unsaid([accessRefusedStates['access-refused']], [said, 'Sign In'])).toEqual([]);
  });
});
