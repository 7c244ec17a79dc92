/* Sign-in: who is signed in already, or reads an advert, does not carry it. */
export { SignInScreen } from '../../screens/sign-in/sign-in-screen';
