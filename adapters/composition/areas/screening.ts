import { screeningCalls } from '../../contract/screening/screening.calls';
import { callsModule } from '../area-bindings';

export const screeningModule = callsModule('screening', screeningCalls);
