import type {
  AddressProven,
  CodeSent,
  SendCodeRefusal,
  SignedIn,
  SubmitCodeRefusal,
} from '../../../application/ports/candidate-api/identity';
import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../../application/words/identity-refusals';
import type { Email } from '../../../domain/identity/email';
import type { OneTimeCode } from '../../../domain/identity/one-time-code';
import type { Call } from '../call';
import { mapped, struct, text, withDefault, type Codec } from '../codec';
import { email, instant, oneTimeCode, sessionToken } from '../wire/fields';
import { sendCodeRefusal, submitCodeRefusal } from '../wire/identity-refusals';
import { neverRefused, nothing } from './shared';

/** POST /candidate/send_otp */
export const sendOtp: Call<{ readonly email: Email }, CodeSent, SendCodeRefusal, 'public'> = {
  name: 'send_otp',
  summary: 'Sends a sign-in code by e-mail.',
  method: 'POST',
  path: 'candidate/send_otp',
  access: 'public',
  request: struct({ email }),
  response: mapped(
    struct({ message: withDefault(text, ''), resend_at: instant }),
    ({ message, resend_at }) => ({ message, resendAt: resend_at }),
    ({ message, resendAt }) => ({ message, resend_at: resendAt }),
  ),
  refusal: sendCodeRefusal,
  refusalStatus: () => 406,
  sayRefusal: (refusal) => saySendCodeRefusal(refusal),
};

/** `code` in the answer is the session token (spec 1 §7). */
export const signedIn: Codec<SignedIn> = mapped(
  struct({ message: withDefault(text, ''), code: sessionToken }),
  ({ message, code }) => ({ message, token: code }),
  ({ message, token }) => ({ message, code: token }),
);

/** POST /candidate/submit_otp */
export const submitOtp: Call<
  { readonly email: Email; readonly otp: OneTimeCode },
  SignedIn,
  SubmitCodeRefusal,
  'public'
> = {
  name: 'submit_otp',
  summary: 'Signs in with the code that was sent.',
  method: 'POST',
  path: 'candidate/submit_otp',
  access: 'public',
  request: struct({ email, otp: oneTimeCode }),
  response: signedIn,
  refusal: submitCodeRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'CodeWrong' ? 406 : 204),
  sayRefusal: saySubmitCodeRefusal,
};

/** PUT /candidate/prove_email: ours (R41). The code comes by `send_otp` for the candidate's own address. */
export const proveEmail: Call<{ readonly otp: OneTimeCode }, AddressProven, SubmitCodeRefusal, 'candidate'> = {
  name: 'prove_email',
  summary:
    "Proves the session at hand by the code that send_otp mails to the candidate's own address, and ends none that is proven.",
  method: 'PUT',
  path: 'candidate/prove_email',
  access: 'candidate',
  request: struct({ otp: oneTimeCode }),
  response: struct({ message: withDefault(text, '') }),
  refusal: submitCodeRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'CodeWrong' ? 406 : 204),
  sayRefusal: saySubmitCodeRefusal,
};

/** POST /candidate/sign_out: ours; the specification's logout only forgets the token, this one ends it as well. */
export const signOut: Call<undefined, undefined, never, 'candidate'> = {
  name: 'sign_out',
  summary: 'Ends the session of the token that is shown.',
  method: 'POST',
  path: 'candidate/sign_out',
  access: 'candidate',
  request: nothing,
  response: nothing,
  ...neverRefused,
};
