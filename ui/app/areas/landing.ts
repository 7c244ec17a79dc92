/* What the portal is for: read before anybody signs in. */
import '../ground/every-page';
export { LandingScreen } from '../../screens/landing/landing-screen';
