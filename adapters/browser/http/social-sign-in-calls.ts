import type { SocialSignInApi } from '../../../application/ports/candidate-api/social-sign-in';
import { fetchSsoUserInfo } from '../../contract/calls/social-sign-in';
import type { send } from './send';

export const socialSignInCalls = (call: ReturnType<typeof send>): SocialSignInApi => ({
  signInSocially: (evidence, { email, name }) => call(fetchSsoUserInfo)({ evidence, userInfo: { email, name } }),
});
