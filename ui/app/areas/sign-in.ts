/* Sign-in: who is signed in already, or reads an advert, does not carry it. */
import '../ground/every-page';
export { SignInScreen } from '../../screens/sign-in/sign-in-screen';
