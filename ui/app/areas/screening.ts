/* The questions of a job and what follows from the answers, in one file: who opens the first of these screens opens another. */
import '../ground/one-job';
import '../ground/signed-in';
import '../ground/person';
export { screeningCalls } from '../../../adapters/composition/areas/screening';
export { SkillFilterScreen } from '../../screens/skill-filter/skill-filter-screen';
export {
  NoPostsScreen,
  ScheduleLaterScreen,
  ScreeningFailScreen,
  ScreeningRepeatedScreen,
} from '../../screens/screening-outcome/outcome-screens';
export { ScreeningSuccessScreen } from '../../screens/screening-success/screening-success-screen';
