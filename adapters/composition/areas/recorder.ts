export { recorderCalls } from '../../browser/http/recorder-calls';
export { recorderVisitor } from '../../browser/recorder/recorder-cookie';
