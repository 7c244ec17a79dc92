/* A page that visitors hardly ever see. */
import '../app/ground/every-page';
import { AccessRefusedScreen } from './access-refused-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'access-refused'> = { AccessRefused: AccessRefusedScreen };

export const area = { screens };
