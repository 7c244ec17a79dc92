export { profileCalls } from '../../contract/calls/profile';
