import type {
  SocialSignInOperations,
  SocialSignInRefusal,
  SocialSignInRequest,
} from '../../../application/ports/candidate-api/social-sign-in';
import { saySocialSignIn } from '../../../application/words/social-sign-in';
import type { CallOf } from '../call';
import { asCall, type TravelsOf } from '../operation';
import { mapped, struct, text, variant, variants, withDefault, type Codec } from '../codec';
import { signedIn } from './identity';

/** `userinfo` as in the specification, and the evidence by which the server verifies it (application/service/decisions/004). */
const request: Codec<SocialSignInRequest> = mapped(
  struct({
    userinfo: struct({ email: text, name: withDefault(text, '') }),
    id_token: text,
    access_token: text,
    nonce_secret: text,
  }),
  ({ userinfo, id_token, access_token, nonce_secret }) => ({
    userInfo: userinfo,
    evidence: { idToken: id_token, accessToken: access_token, nonceSecret: nonce_secret },
  }),
  ({ userInfo, evidence }) => ({
    userinfo: userInfo,
    id_token: evidence.idToken,
    access_token: evidence.accessToken,
    nonce_secret: evidence.nonceSecret,
  }),
);

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
export const socialSignInCalls: TravelsOf<SocialSignInOperations> = {
  signInSocially: asCall(fetchSsoUserInfo),
};
