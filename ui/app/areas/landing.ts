/* What the portal is for: read before anybody signs in. */
export { LandingScreen } from '../../screens/landing/landing-screen';
