/* Sign-in: visitors who are signed in already, or read an advert, do not load it. */
import '../ground/forms';
import { signInModule } from '../../../adapters/composition/areas/sign-in';
import { SignInScreen } from '../../screens/sign-in/sign-in-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'sign-in'> = { SignIn: SignInScreen };

export const area = { module: signInModule, screens };
