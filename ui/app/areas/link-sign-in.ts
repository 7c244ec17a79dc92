/* Signing in by a mailed link: candidates who type the code do not load it. */
import '../ground/forms';
import { linkSignInModule } from '../../../adapters/composition/areas/link-sign-in';
import { LinkSignInScreen } from '../../screens/link-sign-in/link-sign-in-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'link-sign-in'> = { SignInLink: LinkSignInScreen, SignInByLink: LinkSignInScreen };

export const area = { module: linkSignInModule, screens };
