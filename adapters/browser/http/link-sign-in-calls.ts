import type { LinkSignInApi } from '../../../application/ports/candidate-api/identity';
import { submitOtpLink } from '../../contract/calls/link-sign-in';
import type { send } from './send';

export const linkSignInCalls = (call: ReturnType<typeof send>): LinkSignInApi => ({
  submitLink: (email, code) => call(submitOtpLink)({ email, verify_code: code }),
});
