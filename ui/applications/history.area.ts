/* What happened to an application. Loaded when it opens. */
import '../app/ground/my-job';
import { historyModule } from '../../adapters/composition/areas/history';
import type { ScreensOf } from '../hooks/areas';
import { WhatHappenedScreen } from './history-screen';

const screens: ScreensOf<'history'> = { WhatHappened: WhatHappenedScreen };

export const area = { module: historyModule, screens };
