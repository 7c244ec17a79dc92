/* The profile, its lists and their forms, in one file: who opens the first of these screens opens another. */
export {
  EducationEntryScreen,
  ExperienceEntryScreen,
  NewEducationScreen,
  NewExperienceScreen,
} from '../../screens/profile/entry-form-screen';
export { EducationListScreen, ExperienceListScreen } from '../../screens/profile/entry-list-screen';
export { ProfileScreen } from '../../screens/profile/profile-screen';
