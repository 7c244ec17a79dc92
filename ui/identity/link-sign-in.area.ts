/* Signing in by a mailed link: candidates who type the code do not load it. */
import '../app/ground/forms';
import { linkSignInModule } from '../../adapters/composition/areas/link-sign-in';
import { LinkSignInScreen } from './link-sign-in-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'link-sign-in'> = { SignInLink: LinkSignInScreen, SignInByLink: LinkSignInScreen };

export const area = { module: linkSignInModule, screens };
