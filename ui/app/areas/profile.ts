/* The profile, its lists and their forms, in one file: who opens the first of these screens opens another. */
import '../ground/one-job';
import '../ground/signed-in';
import '../ground/person';
export {
  EducationEntryScreen,
  ExperienceEntryScreen,
  NewEducationScreen,
  NewExperienceScreen,
} from '../../screens/profile/entry-form-screen';
export { EducationListScreen, ExperienceListScreen } from '../../screens/profile/entry-list-screen';
export { ProfileScreen } from '../../screens/profile/profile-screen';
