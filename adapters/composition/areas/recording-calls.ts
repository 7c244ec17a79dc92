import { recordingCalls } from '../../contract/recording/recording.calls';
import { callsModule } from '../area-bindings';

export const recordingCallsModule = callsModule('recording', recordingCalls);
