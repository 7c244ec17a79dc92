/* Sign-up: visitors who have an account, or read an advert, do not load it. */
import '../ground/person';
import { signUpModule } from '../../../adapters/composition/areas/sign-up';
import { SignUpScreen } from '../../screens/sign-up/sign-up-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'sign-up'> = { SignUp: SignUpScreen };

export const area = { module: signUpModule, screens };
