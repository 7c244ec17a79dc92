/* Social sign-in, loaded when its button is pressed and on the callback page. */
import '../app/ground/forms';
import { socialSignInModule } from '../../adapters/composition/areas/social-sign-in';
import { SocialSignInScreen } from './social-sign-in-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'social-sign-in'> = { SocialSignIn: SocialSignInScreen };

export const area = { module: socialSignInModule, screens };
