/* The landing page, which visitors read before they sign in. */
import '../ground/every-page';
import { LandingScreen } from '../../screens/landing/landing-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'landing'> = { HowItWorks: LandingScreen };

export const area = { screens };
