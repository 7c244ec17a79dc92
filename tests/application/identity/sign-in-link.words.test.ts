import { saySignInLinkRefusal } from '../../../application/identity/sign-in-link.words';

describe('A refused sign-in link says', () => {
  it('Invalid OTP, what may have happened, and what to do [spec 1 §8]', () => {
    expect(saySignInLinkRefusal({ _tag: 'LinkInvalid' })).toBe(
      'Invalid OTP. This link was used already, or a newer mail took its place. Ask for a new code.',
    );
  });

  it('how long a link is valid [R3c, spec 1 §8]', () => {
    expect(saySignInLinkRefusal({ _tag: 'LinkExpired', lifetimeMinutes: 10 })).toBe(
      'Invalid OTP. This link is older than 10 minutes. Ask for a new code.',
    );
  });
});
