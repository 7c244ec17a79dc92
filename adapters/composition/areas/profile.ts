export { profileCalls } from '../../browser/http/profile-calls';
