/* The profile, its lists and their forms, in one chunk: a candidate who opens one of these screens usually opens another. */
import '../app/ground/my-job';
import '../app/ground/person';
import {
  EducationEntryScreen,
  ExperienceEntryScreen,
  NewEducationScreen,
  NewExperienceScreen,
} from './entry-form-screen';
import { EducationListScreen, ExperienceListScreen } from './entry-list-screen';
import { ProfileScreen } from './profile-screen';
import type { ScreensOf } from '../hooks/areas';

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
