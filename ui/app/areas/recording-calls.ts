/* The calls of recorded interviews, loaded with the first of their screens. */
import '../ground/person';
import { recordingCallsModule } from '../../../adapters/composition/areas/recording-calls';

export const area = { module: recordingCallsModule };
