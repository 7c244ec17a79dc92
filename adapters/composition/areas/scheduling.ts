import { schedulingCalls } from '../../contract/scheduling/scheduling.calls';
import { callsModule } from '../area-bindings';

export const schedulingModule = callsModule('scheduling', schedulingCalls);
