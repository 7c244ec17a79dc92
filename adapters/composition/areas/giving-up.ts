import { givingUpCalls } from '../../contract/applications/giving-up.calls';
import { callsModule } from '../area-bindings';

export const givingUpModule = callsModule('givingUp', givingUpCalls);
