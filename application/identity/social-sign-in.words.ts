import type { SocialSignInRefusal } from './social-sign-in.api';
import type { SocialFailure } from './social-sign-in.port';

/** The alternative that always works. */
const code = 'your email and the code we send you.';
const useCode = `Use ${code}`;
const orUseCode = `Or use ${code}`;

/** Why a social sign-in failed, shown next to its button: what happened, and what to do (R29). */
export const saySocialSignIn = (reason: SocialFailure | SocialSignInRefusal): string => {
  switch (reason._tag) {
    case 'SocialSignInCancelled':
      return `You canceled the sign-in. Nothing was shared with us. Try again. ${orUseCode}`;
    case 'ProviderRefused':
      return `The sign-in service did not let you in. ${useCode}`;
    case 'ProviderUnreachable':
      return `We could not reach the sign-in service. Try again in a minute. ${orUseCode}`;
    case 'AttemptUnknown':
      return `This sign-in was not started here, or it was used already. Try again. ${orUseCode}`;
    case 'EvidenceRefused':
      return `We could not check this sign-in. Try again. ${orUseCode}`;
    case 'SocialSignInOff':
      return `Social sign-in is not available here. ${useCode}`;
    case 'NoEmailFromProvider':
      return `The sign-in service did not tell us your email address. ${useCode}`;
    case 'EmailNotVerifiedByProvider':
      return `The sign-in service has not checked that your email address is yours. ${useCode}`;
    case 'UnknownUser':
      return 'We do not know this email address yet. Sign up to continue.';
  }
};
