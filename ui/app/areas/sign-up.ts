/* Signing up: who has an account, or reads an advert, does not carry it. */
import '../ground/person';
export { signUpCalls } from '../../../adapters/composition/areas/sign-up';
export { SignUpScreen } from '../../screens/sign-up/sign-up-screen';
