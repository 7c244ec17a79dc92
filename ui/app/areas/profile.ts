/* The profile, its lists and their forms, in one chunk: a candidate who opens one of these screens usually opens another. */
import '../ground/my-job';
import '../ground/person';
import {
  EducationEntryScreen,
  ExperienceEntryScreen,
  NewEducationScreen,
  NewExperienceScreen,
} from '../../screens/profile/entry-form-screen';
import { EducationListScreen, ExperienceListScreen } from '../../screens/profile/entry-list-screen';
import { ProfileScreen } from '../../screens/profile/profile-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'profile'> = {
  Profile: ProfileScreen,
  ExperienceList: ExperienceListScreen,
  NewExperience: NewExperienceScreen,
  ExperienceEntry: ExperienceEntryScreen,
  EducationList: EducationListScreen,
  NewEducation: NewEducationScreen,
  EducationEntry: EducationEntryScreen,
};

export const area = { screens };
