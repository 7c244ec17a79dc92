import { linkSignInView } from '../../../ui/identity/link-sign-in.view';
import { email } from '../../support/builders/identity';

const maria = email('maria.santos@example.org');
const ready = { _tag: 'Ready', email: maria, pressed: false, failure: undefined } as const;

describe('The page of a sign-in link', () => {
  it('has one button that names the candidate it is for, masked', () => {
    expect(linkSignInView(ready)).toEqual({
      _tag: 'Ready',
      button: 'Sign in as m…@example.org',
      busy: undefined,
      failure: undefined,
    });
  });

  it('shows that it is busy once it was pressed', () => {
    expect(linkSignInView({ ...ready, pressed: true })).toMatchObject({ busy: 'Signing you in' });
  });

  it('keeps its button if the connection was lost [R29]', () => {
    expect(linkSignInView({ ...ready, failure: { _tag: 'NoConnection' } })).toMatchObject({
      button: 'Sign in as m…@example.org',
      failure: { title: 'You are offline', action: 'Try again' },
    });
  });

  it('says who is here and whom the link is for, both masked [R3a]', () => {
    const here = email('james@example.com');
    const view = linkSignInView({ _tag: 'SomebodyElse', email: maria, here });
    expect(view).toEqual({
      _tag: 'SomebodyElse',
      text: 'j…@example.com is signed in on this device. This link is for m…@example.org. Sign out first, then use the link.',
    });
  });

  it('says Invalid OTP and what to do if the link is over [spec 1 §8]', () => {
    const view = linkSignInView({ _tag: 'Over', refusal: { _tag: 'LinkInvalid' } });
    expect(view).toMatchObject({ text: expect.stringMatching(/^Invalid OTP\. .* Ask for a new code\.$/) });
  });
});
