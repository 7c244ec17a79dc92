export { applyingCalls } from '../../contract/calls/applying';
