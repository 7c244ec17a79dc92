/* Loaded only if SESSION_RECORDING_URL is set (R5). */
import './ground/every-page';
import { sessionRecordingModule } from '../../adapters/composition/areas/session-recording';

export const area = { module: sessionRecordingModule };
