export { signUpCalls } from '../../contract/calls/sign-up';
