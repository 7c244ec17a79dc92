import { screeningCalls } from '../../contract/calls/screening';
import { callsModule } from '../area-bindings';

export const screeningModule = callsModule('screening', screeningCalls);
