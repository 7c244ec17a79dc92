export { screeningCalls } from '../../browser/http/screening-calls';
export { profileCalls } from '../../browser/http/profile-calls';
