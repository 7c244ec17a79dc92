import { profileCalls } from '../../contract/profile/profile.calls';
import { callsModule } from '../area-bindings';

export const profileCallsModule = callsModule('profile', profileCalls);
