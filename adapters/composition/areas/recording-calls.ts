import { recordingCalls } from '../../contract/calls/recording';
import { callsModule } from '../area-bindings';

export const recordingCallsModule = callsModule('recording', recordingCalls);
