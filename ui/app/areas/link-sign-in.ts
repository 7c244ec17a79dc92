/* Signing in by a mailed link: who types the code does not carry it. */
import '../ground/every-page';
export { linkSignInCalls } from '../../../adapters/composition/areas/link-sign-in';
export { LinkSignInScreen } from '../../screens/link-sign-in/link-sign-in-screen';
