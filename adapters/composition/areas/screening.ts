export { screeningCalls } from '../../contract/calls/screening';
