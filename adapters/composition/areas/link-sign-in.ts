import { linkSignInCalls } from '../../contract/calls/link-sign-in';
import { callsModule } from '../area-bindings';

export const linkSignInModule = callsModule('linkSignIn', linkSignInCalls);
