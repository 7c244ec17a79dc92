import type {
  SocialSignInOperations,
  SocialSignInRefusal,
  SocialSignInRequest,
} from '../../../application/identity/social-sign-in.api';
import { saySocialSignIn } from '../../../application/identity/social-sign-in.words';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { struct, text, variant, variants, withDefault, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { signedIn } from './identity.calls';

/** `userinfo` as in the specification, and the evidence by which the server verifies it (application/service/decisions/004). */
const request: Codec<SocialSignInRequest> = objectWith({
  userInfo: field('userinfo', struct({ email: text, name: withDefault(text, '') })),
  evidence: allOf({
    idToken: field('id_token', text),
    accessToken: field('access_token', text),
    nonceSecret: field('nonce_secret', text),
  }),
});

const refusal: Codec<SocialSignInRefusal> = variants<SocialSignInRefusal>({
  UnknownUser: variant('UnknownUser', { proof: text }),
  EvidenceRefused: variant('EvidenceRefused', {}),
  ProviderUnreachable: variant('ProviderUnreachable', {}),
  SocialSignInOff: variant('SocialSignInOff', {}),
  NoEmailFromProvider: variant('NoEmailFromProvider', {}),
  EmailNotVerifiedByProvider: variant('EmailNotVerifiedByProvider', {}),
});

/** POST /candidate/fetch_sso_user_info (spec 1 §7) */
export const fetchSsoUserInfo: CallOf<SocialSignInOperations['signInSocially']> = {
  name: 'fetch_sso_user_info',
  summary:
    'Signs in with the account of an OpenID provider. 404: nobody has this address here; `proof` goes with a sign-up.',
  source:
    'spec 1 §7; id_token, access_token and nonce_secret are ours: without them the server would have to believe a browser',
  method: 'POST',
  path: 'candidate/fetch_sso_user_info',
  access: 'public',
  request,
  response: signedIn,
  refusal,
  refusalStatus: ({ _tag }) => (_tag === 'UnknownUser' ? 404 : 406),
  sayRefusal: saySocialSignIn,
};

/** The call of `SocialSignInOperations`. */
export const socialSignInCalls: Bindings<SocialSignInOperations> = {
  signInSocially: oneCall(fetchSsoUserInfo),
};
