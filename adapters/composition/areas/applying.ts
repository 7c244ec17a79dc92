import { applyingCalls } from '../../contract/calls/applying';
import { callsModule } from '../area-bindings';

export const applyingModule = callsModule('applying', applyingCalls);
