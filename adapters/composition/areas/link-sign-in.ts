import { linkSignInCalls } from '../../contract/identity/link-sign-in.calls';
import { callsModule } from '../area-bindings';

export const linkSignInModule = callsModule('linkSignIn', linkSignInCalls);
