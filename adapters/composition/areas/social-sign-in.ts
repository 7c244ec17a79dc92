export { socialSignInCalls } from '../../browser/http/social-sign-in-calls';
export { browserSocialSignIn } from '../../browser/oidc/social-sign-in';
