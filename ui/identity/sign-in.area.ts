/* Sign-in: visitors who are signed in already, or read an advert, do not load it. */
import '../app/ground/forms';
import { signInModule } from '../../adapters/composition/areas/sign-in';
import { SignInScreen } from './sign-in-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'sign-in'> = { SignIn: SignInScreen };

export const area = { module: signInModule, screens };
