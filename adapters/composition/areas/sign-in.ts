import { identityCalls } from '../../contract/calls/identity';
import { callsModule } from '../area-bindings';

export const signInModule = callsModule('identity', identityCalls);
