export { linkSignInCalls } from '../../browser/http/link-sign-in-calls';
