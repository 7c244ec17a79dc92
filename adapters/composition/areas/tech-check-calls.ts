import { techCheckCalls } from '../../contract/tech-check/tech-check.calls';
import { callsModule } from '../area-bindings';

export const techCheckCallsModule = callsModule('techCheck', techCheckCalls);
