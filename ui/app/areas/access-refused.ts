/* A page that visitors hardly ever see. */
import '../ground/every-page';
import { AccessRefusedScreen } from '../../screens/access-refused/access-refused-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'access-refused'> = { AccessRefused: AccessRefusedScreen };

export const area = { screens };
