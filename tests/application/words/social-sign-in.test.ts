import { saySocialSignIn } from '../../../application/words/social-sign-in';

type Reason = Parameters<typeof saySocialSignIn>[0];

const reasons: Readonly<Record<Reason['_tag'], Reason>> = {
  SocialSignInCancelled: { _tag: 'SocialSignInCancelled' },
  ProviderRefused: { _tag: 'ProviderRefused' },
  ProviderUnreachable: { _tag: 'ProviderUnreachable' },
  AttemptUnknown: { _tag: 'AttemptUnknown' },
  EvidenceRefused: { _tag: 'EvidenceRefused' },
  SocialSignInOff: { _tag: 'SocialSignInOff' },
  NoEmailFromProvider: { _tag: 'NoEmailFromProvider' },
  EmailNotVerifiedByProvider: { _tag: 'EmailNotVerifiedByProvider' },
  UnknownUser: { _tag: 'UnknownUser', proof: 'a proof' },
};

describe('A social sign-in that led nowhere says', () => {
  it.each(Object.values(reasons).filter(({ _tag }) => _tag !== 'UnknownUser'))(
    '%j: what happened, and that the mailed code is always a way',
    (reason) => {
      expect(saySocialSignIn(reason)).toMatch(/^[A-Z].+\. .*Use your email and the code we send you\.$/);
    },
  );

  it('whom nobody knows, to sign up [spec 1 §4]', () => {
    expect(saySocialSignIn(reasons.UnknownUser)).toBe('We do not know this email address yet. Sign up to go on.');
  });

  it('something of its own for each reason', () => {
    const said = Object.values(reasons).map(saySocialSignIn);
    expect(new Set(said).size).toBe(said.length);
  });
});
