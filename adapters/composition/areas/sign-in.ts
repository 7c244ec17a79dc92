import { identityCalls } from '../../contract/identity/identity.calls';
import { callsModule } from '../area-bindings';

export const signInModule = callsModule('identity', identityCalls);
