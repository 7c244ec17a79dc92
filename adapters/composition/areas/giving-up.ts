import { givingUpCalls } from '../../contract/calls/giving-up';
import { callsModule } from '../area-bindings';

export const givingUpModule = callsModule('givingUp', givingUpCalls);
