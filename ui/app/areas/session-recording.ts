/* Loaded where SESSION_RECORDING_URL is set, and nowhere else (R5). */
import '../ground/every-page';
export { startSessionRecording } from '../../../adapters/composition/areas/session-recording';
