import type { SignInState } from '../../../application/identity/sign-in.live';
import { signInView } from '../../../ui/identity/sign-in.view';
import { email } from '../../support/builders/identity';
import { atMs, zone } from '../../support/builders/time';

const home = zone('America/New_York');

const asking = (fault: Extract<SignInState, { _tag: 'AskingEmail' }>['fault']) =>
  signInView({ _tag: 'AskingEmail', email: '', sending: false, fault, failure: undefined }, atMs(0), home);

const code = (changes: Partial<Extract<SignInState, { _tag: 'AskingCode' }>>, now = 0) =>
  signInView(
    {
      _tag: 'AskingCode',
      email: email('maria@example.org'),
      digits: '',
      checking: false,
      resending: false,
      resent: false,
      resendAt: atMs(60_000),
      fault: undefined,
      failure: undefined,
      ...changes,
    },
    atMs(now),
    home,
  );

describe('The email step says what is wrong', () => {
  it.each([
    ['nothing was typed', { _tag: 'EmailMissing' } as const, 'Email is required'],
    ['it is no address', { _tag: 'EmailMalformed' } as const, 'Invalid user email'],
  ])('%s [spec 1 §5]', (_, fault, words) => {
    expect(asking(fault)).toMatchObject({ fault: words });
  });

  it('no one has this address [spec 1 §8]', () => {
    expect(asking({ _tag: 'UnknownCandidate' })).toMatchObject({ fault: expect.stringMatching(/^Invalid userEmail/) });
  });

  it('it is too long, with the number [R19]', () => {
    const view = asking({ _tag: 'EmailTooLong', length: 300, limit: 254 });
    expect(view).toMatchObject({ fault: 'An email address has at most 254 characters' });
  });
});

describe('The code step', () => {
  it('asks for the code if none was entered [spec 1 §5]', () => {
    expect(code({ fault: 'CodeMissing' })).toMatchObject({ fault: 'Please Enter OTP!' });
  });

  it('says that a wrong code is wrong, and how many tries are left [spec 1 §8, R3c]', () => {
    expect(code({ fault: { _tag: 'CodeWrong', triesLeft: 3 } })).toMatchObject({
      fault: expect.stringMatching(/^Invalid OTP.*3 tries left/),
    });
  });

  it("says 'Invalid OTP' if there is no code for the address [spec 1 §8]", () => {
    expect(code({ fault: { _tag: 'CodeNotFound' } })).toMatchObject({ fault: expect.stringMatching(/^Invalid OTP/) });
  });

  it.each([
    [0, 'You can ask again in 60 seconds.'],
    [1, 'You can ask again in 60 seconds.'],
    [58_999, 'You can ask again in 2 seconds.'],
    [59_000, 'You can ask again in 1 second.'],
    [59_999, 'You can ask again in 1 second.'],
  ])('keeps the resend link disabled %d ms after the code was sent [spec 1 §9]', (now, text) => {
    expect(code({}, now)).toMatchObject({ resend: { _tag: 'Closed', text } });
  });

  it.each([60_000, 60_001])('enables the resend link %d ms after the code was sent [spec 1 §9]', (now) => {
    expect(code({}, now)).toMatchObject({ resend: { _tag: 'Open', busy: undefined } });
  });
});
