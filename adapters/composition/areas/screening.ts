export { screeningCalls } from '../../browser/http/screening-calls';
