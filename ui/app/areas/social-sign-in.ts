/* Signing in at a provider, loaded when its button is pressed and where its page leads back to. */
import '../ground/every-page';
export { browserSocialSignIn, socialSignInCalls } from '../../../adapters/composition/areas/social-sign-in';
export { beginSocialSignIn } from '../../../application/journeys/sign-in-socially';
export { saySocialSignIn } from '../../../application/words/social-sign-in';
export { SocialSignInScreen } from '../../screens/social-sign-in/social-sign-in-screen';
