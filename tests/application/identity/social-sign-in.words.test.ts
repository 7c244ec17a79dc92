import { saySocialSignIn } from '../../../application/identity/social-sign-in.words';

type Reason = Parameters<typeof saySocialSignIn>[0];

/** Each reason once; a new one has to be added here as well. */
const said: Readonly<Record<Reason['_tag'], string>> = {
  SocialSignInCancelled:
    'You canceled the sign-in. Nothing was shared with us. Try again. Or use your email and the code we send you.',
  ProviderRefused: 'The sign-in service did not let you in. Use your email and the code we send you.',
  ProviderUnreachable:
    'We could not reach the sign-in service. Try again in a minute. Or use your email and the code we send you.',
  AttemptUnknown:
    'This sign-in was not started here, or it was used already. Try again. Or use your email and the code we send you.',
  EvidenceRefused: 'We could not check this sign-in. Try again. Or use your email and the code we send you.',
  SocialSignInOff: 'Social sign-in is not available here. Use your email and the code we send you.',
  NoEmailFromProvider:
    'The sign-in service did not tell us your email address. Use your email and the code we send you.',
  EmailNotVerifiedByProvider:
    'The sign-in service has not checked that your email address is yours. Use your email and the code we send you.',
  UnknownUser: 'We do not know this email address yet. Sign up to continue.',
};

describe('A failed social sign-in says what happened, and what to do', () => {
  const reasons: readonly Reason[] = [
    { _tag: 'SocialSignInCancelled' },
    { _tag: 'ProviderRefused' },
    { _tag: 'ProviderUnreachable' },
    { _tag: 'AttemptUnknown' },
    { _tag: 'EvidenceRefused' },
    { _tag: 'SocialSignInOff' },
    { _tag: 'NoEmailFromProvider' },
    { _tag: 'EmailNotVerifiedByProvider' },
    { _tag: 'UnknownUser', proof: 'a proof' },
  ];

  it.each(reasons)('of $_tag', (reason) => {
    expect(saySocialSignIn(reason)).toBe(said[reason._tag]);
  });
});
