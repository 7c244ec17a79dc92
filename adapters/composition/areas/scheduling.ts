export { schedulingCalls } from '../../contract/calls/scheduling';
