import { schedulingCalls } from '../../contract/calls/scheduling';
import { callsModule } from '../area-bindings';

export const schedulingModule = callsModule('scheduling', schedulingCalls);
