export { startSessionRecording } from '../../browser/session-recording/session-recording';
