export { schedulingCalls } from '../../browser/http/scheduling-calls';
