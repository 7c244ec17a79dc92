/* Sign-up: visitors who have an account, or read an advert, do not load it. */
import '../app/ground/person';
import { signUpModule } from '../../adapters/composition/areas/sign-up';
import { SignUpScreen } from './sign-up-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'sign-up'> = { SignUp: SignUpScreen };

export const area = { module: signUpModule, screens };
