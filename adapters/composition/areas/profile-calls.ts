import { profileCalls } from '../../contract/calls/profile';
import { callsModule } from '../area-bindings';

export const profileCallsModule = callsModule('profile', profileCalls);
