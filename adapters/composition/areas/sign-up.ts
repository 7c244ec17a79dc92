export { signUpCalls } from '../../browser/http/sign-up-calls';
