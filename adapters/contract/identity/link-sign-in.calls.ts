import type { LinkSignInOperations } from '../../../application/identity/identity.api';
import { saySignInLinkRefusal } from '../../../application/identity/sign-in-link.words';
import { parseLinkCode, type LinkRefusal } from '../../../domain/identity/sign-in-link';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { number, textOf, variant, variants, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { email } from '../wire/fields';
import { signedIn } from './identity.calls';

const linkCode = textOf("a sign-in link's code", parseLinkCode, {
  type: 'string',
  pattern: '^[A-Za-z0-9_-]{1,128}$',
  examples: ['Zm9sbG93LXRoaXMtbGluaw'],
});

const linkRefusal: Codec<LinkRefusal> = variants<LinkRefusal>({
  LinkInvalid: variant('LinkInvalid', {}),
  LinkExpired: variant('LinkExpired', { lifetimeMinutes: number }),
});

/** POST /candidate-registration/submit_otp/: sent when the button on a link's page is pressed, never when the link is opened (R3c). */
export const submitOtpLink: CallOf<LinkSignInOperations['submitLink']> = {
  name: 'submit_otp_link',
  summary: 'Signs in with the link that was sent beside the code.',
  source: 'spec 1 §7, R3c',
  method: 'POST',
  path: 'candidate-registration/submit_otp',
  access: 'public',
  request: objectWith({ email: field('email', email), code: field('verify_code', linkCode) }),
  response: signedIn,
  refusal: linkRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'LinkInvalid' ? 406 : 204),
  sayRefusal: saySignInLinkRefusal,
};

/** The call of `LinkSignInOperations`. */
export const linkSignInCalls: Bindings<LinkSignInOperations> = {
  submitLink: oneCall(submitOtpLink),
};
