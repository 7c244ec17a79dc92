/* A job's questions and the pages that follow them, in one chunk: a candidate who opens one of these screens opens another. */
import '../ground/my-job';
import '../ground/person';
import { screeningModule } from '../../../adapters/composition/areas/screening';
import { SkillFilterScreen } from '../../screens/skill-filter/skill-filter-screen';
import {
  NoPostsScreen,
  ScheduleLaterScreen,
  ScreeningFailScreen,
  ScreeningRepeatedScreen,
} from '../../screens/screening-outcome/outcome-screens';
import { ScreeningSuccessScreen } from '../../screens/screening-success/screening-success-screen';
import { WhatWasSentScreen } from '../../screens/what-was-sent/what-was-sent-screen';
import type { ScreensOf } from '../areas';

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
