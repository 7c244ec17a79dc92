/* Loaded where SESSION_RECORDING_URL is set, and nowhere else (R5). */
export { startSessionRecording } from '../../../adapters/composition/areas/session-recording';
