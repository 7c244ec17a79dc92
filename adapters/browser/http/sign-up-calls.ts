import type { SignUpApi } from '../../../application/ports/candidate-api/sign-up';
import { checkPhoneNumber, signUp } from '../../contract/calls/sign-up';
import type { send } from './send';

export const signUpCalls = (call: ReturnType<typeof send>): SignUpApi => ({
  checkPhone: (phone) => call(checkPhoneNumber)(phone),
  signUp: (account) => call(signUp)(account),
});
