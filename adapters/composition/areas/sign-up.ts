import { signUpCalls } from '../../contract/calls/sign-up';
import { callsModule } from '../area-bindings';

export const signUpModule = callsModule('signUp', signUpCalls);
