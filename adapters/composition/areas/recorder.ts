export { recorderCalls } from '../../contract/calls/recorder';
export { recorderVisitor } from '../../browser/recorder/recorder-cookie';
