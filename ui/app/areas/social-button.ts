/* The button of social sign-in, loaded where a deployment names a provider. */
import '../ground/every-page';
export { SocialWayIn } from '../../screens/social-sign-in/social-way-in';
