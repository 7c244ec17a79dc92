export { givingUpCalls } from '../../contract/calls/giving-up';
