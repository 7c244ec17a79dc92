/* Social sign-in, loaded when its button is pressed and on the callback page. */
import '../ground/forms';
import { socialSignInModule } from '../../../adapters/composition/areas/social-sign-in';
import { SocialSignInScreen } from '../../screens/social-sign-in/social-sign-in-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'social-sign-in'> = { SocialSignIn: SocialSignInScreen };

export const area = { module: socialSignInModule, screens };
