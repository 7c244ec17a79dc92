/* The social sign-in button, loaded if the deployment configures a provider. */
import '../ground/every-page';
import { SocialWayIn } from '../../screens/social-sign-in/social-way-in';

export const area = { parts: { SocialWayIn } };
