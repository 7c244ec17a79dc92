import type { RecorderApi } from '../../../application/ports/candidate-api/recorder';
import { addHotjarUserIds } from '../../contract/calls/recorder';
import type { send } from './send';

export const recorderCalls = (call: ReturnType<typeof send>): RecorderApi => ({
  nameRecording: call(addHotjarUserIds),
});
