import { signUpCalls } from '../../contract/identity/sign-up.calls';
import { callsModule } from '../area-bindings';

export const signUpModule = callsModule('signUp', signUpCalls);
