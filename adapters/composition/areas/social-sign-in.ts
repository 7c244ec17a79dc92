export { socialSignInCalls } from '../../contract/calls/social-sign-in';
export { browserSocialSignIn } from '../../browser/oidc/social-sign-in';
