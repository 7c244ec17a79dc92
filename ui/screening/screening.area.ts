/* A job's questions and the pages that follow them, in one chunk: a candidate who opens one of these screens opens another. */
import '../app/ground/my-job';
import '../app/ground/person';
import { screeningModule } from '../../adapters/composition/areas/screening';
import { SkillFilterScreen } from './skill-filter-screen';
import { NoPostsScreen, ScheduleLaterScreen, ScreeningFailScreen, ScreeningRepeatedScreen } from './outcome-screens';
import { ScreeningSuccessScreen } from './screening-success-screen';
import { WhatWasSentScreen } from './what-was-sent-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'screening'> = {
  SkillFilter: SkillFilterScreen,
  ScreeningSuccess: ScreeningSuccessScreen,
  ScreeningFail: ScreeningFailScreen,
  NoPosts: NoPostsScreen,
  ScreeningRepeated: ScreeningRepeatedScreen,
  ScheduleLater: ScheduleLaterScreen,
  WhatWasSent: WhatWasSentScreen,
};

export const area = { module: screeningModule, screens };
