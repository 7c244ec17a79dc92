import { techCheckCalls } from '../../contract/calls/tech-check';
import { callsModule } from '../area-bindings';

export const techCheckCallsModule = callsModule('techCheck', techCheckCalls);
