export { linkSignInCalls } from '../../contract/calls/link-sign-in';
