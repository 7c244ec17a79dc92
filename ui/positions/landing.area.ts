/* The landing page, which visitors read before they sign in. */
import '../app/ground/every-page';
import { LandingScreen } from './landing-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'landing'> = { HowItWorks: LandingScreen };

export const area = { screens };
