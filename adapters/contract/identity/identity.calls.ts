import type { IdentityOperations, SignedIn } from '../../../application/identity/identity.api';
import { saySendCodeRefusal, saySubmitCodeRefusal } from '../../../application/identity/identity-refusals.words';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { struct, text, withDefault, type Codec } from '../codec';
import { field, objectOf, objectWith } from '../record';
import { email, instant, oneTimeCode, sessionToken } from '../wire/fields';
import { sendCodeRefusal, submitCodeRefusal } from './identity-refusals.wire';
import { neverRefused, nothing, nothingAsked } from '../calls/shared';

/** POST /candidate/send_otp */
export const sendOtp: CallOf<IdentityOperations['sendCode']> = {
  name: 'send_otp',
  summary: 'Sends a sign-in code by e-mail.',
  source: 'spec 1 §7',
  method: 'POST',
  path: 'candidate/send_otp',
  access: 'public',
  request: objectOf(field('email', email)),
  response: objectWith({ message: field('message', withDefault(text, '')), resendAt: field('resend_at', instant) }),
  refusal: sendCodeRefusal,
  refusalStatus: () => 406,
  sayRefusal: (refusal) => saySendCodeRefusal(refusal),
};

/** `code` in the answer is the session token (spec 1 §7). */
export const signedIn: Codec<SignedIn> = objectWith({
  message: field('message', withDefault(text, '')),
  token: field('code', sessionToken),
});

/** POST /candidate/submit_otp */
export const submitOtp: CallOf<IdentityOperations['submitCode']> = {
  name: 'submit_otp',
  summary: 'Signs in with the code that was sent.',
  source: 'spec 1 §7',
  method: 'POST',
  path: 'candidate/submit_otp',
  access: 'public',
  request: objectWith({ email: field('email', email), code: field('otp', oneTimeCode) }),
  response: signedIn,
  refusal: submitCodeRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'CodeWrong' ? 406 : 204),
  sayRefusal: saySubmitCodeRefusal,
};

/** PUT /candidate/prove_email: ours (R41). `send_otp` mails the code to the candidate's own address. */
export const proveEmail: CallOf<IdentityOperations['proveAddress']> = {
  name: 'prove_email',
  summary:
    "Proves the session at hand by the code that send_otp mails to the candidate's own address, and ends none that is proven.",
  source: 'ours: R41',
  method: 'PUT',
  path: 'candidate/prove_email',
  access: 'candidate',
  request: objectOf(field('otp', oneTimeCode)),
  response: struct({ message: withDefault(text, '') }),
  refusal: submitCodeRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'CodeWrong' ? 406 : 204),
  sayRefusal: saySubmitCodeRefusal,
};

/** POST /candidate/sign_out: ours. The specification's logout only deletes the token on the device; this call ends it on the server as well. */
export const signOut: CallOf<IdentityOperations['signOut']> = {
  name: 'sign_out',
  summary: 'Ends the session of the token that is shown.',
  source: 'ours: ends the session as well as forgetting its token (spec 1 §4)',
  method: 'POST',
  path: 'candidate/sign_out',
  access: 'candidate',
  endsSessionOn: [],
  request: nothingAsked,
  response: nothing,
  ...neverRefused,
};

/** The calls of `IdentityOperations`, one for each operation. */
export const identityCalls: Bindings<IdentityOperations> = {
  sendCode: oneCall(sendOtp),
  submitCode: oneCall(submitOtp),
  proveAddress: oneCall(proveEmail),
  signOut: oneCall(signOut),
};
