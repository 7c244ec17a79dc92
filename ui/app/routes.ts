import type { DestinationTag } from '../../application/navigation/destination';
import { lazyScreen, type LazyScreen } from './lazy-screen';

export type Area = 'public' | 'signed-in';

export interface Route {
  readonly area: Area;
  readonly screen: LazyScreen;
}

type ScreenTag = Exclude<DestinationTag, 'Root' | 'SignInLink'>;

/*
 * Screens load in groups that are used together: a chunk per screen would mean twenty small files,
 * and on a slow line each costs a trip.
 */
export const signIn = () => import('./areas/sign-in');
export const accessRefused = () => import('./areas/access-refused');
export const landing = () => import('./areas/landing');
export const linkSignIn = () => import('./areas/link-sign-in');
export const signUp = () => import('./areas/sign-up');
export const socialButton = () => import('./areas/social-button');
export const socialSignIn = () => import('./areas/social-sign-in');
export const signedIn = () => import('./areas/signed-in');
export const scheduling = () => import('./areas/scheduling');
export const screening = () => import('./areas/screening');
export const profile = () => import('./areas/profile');
export const profileCalls = () => import('./areas/profile-calls');
export const connection = () => import('./areas/connection');
export const sessionRecording = () => import('./areas/session-recording');
export const givingUp = () => import('./areas/giving-up');
export const calendarFiles = () => import('./areas/calendar-files');
export const map = () => import('./areas/map');
export const resumes = () => import('./areas/resumes');
export const resumeLink = () => import('./areas/resume-link');
export const recordedVisit = () => import('./areas/recorded-visit');
export const applying = () => import('./areas/applying');

/** Every destination and its screen; a destination without one does not compile. `/` leads to sign-in (spec 2 §2.1), a mailed link to the page that takes it in. */
export const routes: Readonly<Record<ScreenTag, Route>> = {
  SignIn: { area: 'public', screen: lazyScreen(() => signIn().then(({ SignInScreen }) => SignInScreen)) },
  HowItWorks: { area: 'public', screen: lazyScreen(() => landing().then(({ LandingScreen }) => LandingScreen)) },
  SignInByLink: {
    area: 'public',
    screen: lazyScreen(() => linkSignIn().then(({ LinkSignInScreen }) => LinkSignInScreen)),
  },
  AccessRefused: {
    area: 'public',
    screen: lazyScreen(() => accessRefused().then(({ AccessRefusedScreen }) => AccessRefusedScreen)),
  },
  SignUp: { area: 'public', screen: lazyScreen(() => signUp().then(({ SignUpScreen }) => SignUpScreen)) },
  SocialSignIn: {
    area: 'public',
    screen: lazyScreen(() => socialSignIn().then(({ SocialSignInScreen }) => SocialSignInScreen)),
  },
  Apply: { area: 'public', screen: lazyScreen(() => applying().then(({ ApplyScreen }) => ApplyScreen)) },
  PositionClosed: { area: 'public', screen: lazyScreen(() => applying().then(({ ClosedScreen }) => ClosedScreen)) },
  MyJobs: { area: 'signed-in', screen: lazyScreen(() => signedIn().then(({ MyJobsScreen }) => MyJobsScreen)) },
  ScheduleInHand: {
    area: 'signed-in',
    screen: lazyScreen(() => scheduling().then(({ ScheduleInHandScreen }) => ScheduleInHandScreen)),
  },
  Schedule: { area: 'signed-in', screen: lazyScreen(() => scheduling().then(({ ScheduleScreen }) => ScheduleScreen)) },
  ScheduleAgain: {
    area: 'signed-in',
    screen: lazyScreen(() => scheduling().then(({ ScheduleAgainScreen }) => ScheduleAgainScreen)),
  },
  TimeSlot: { area: 'signed-in', screen: lazyScreen(() => scheduling().then(({ TimeSlotScreen }) => TimeSlotScreen)) },
  Scheduled: {
    area: 'signed-in',
    screen: lazyScreen(() => scheduling().then(({ ScheduledScreen }) => ScheduledScreen)),
  },
  ScheduledPosition: {
    area: 'signed-in',
    screen: lazyScreen(() => scheduling().then(({ ScheduledPositionScreen }) => ScheduledPositionScreen)),
  },
  InPersonInterview: {
    area: 'signed-in',
    screen: lazyScreen(() => scheduling().then(({ InPersonScreen }) => InPersonScreen)),
  },
  UploadResume: {
    area: 'signed-in',
    screen: lazyScreen(() => resumes().then(({ UploadResumeScreen }) => UploadResumeScreen)),
  },
  ResumeLink: {
    area: 'public',
    screen: lazyScreen(() => resumeLink().then(({ ResumeLinkScreen }) => ResumeLinkScreen)),
  },
  SkillFilter: {
    area: 'signed-in',
    screen: lazyScreen(() => screening().then(({ SkillFilterScreen }) => SkillFilterScreen)),
  },
  ScreeningSuccess: {
    area: 'signed-in',
    screen: lazyScreen(() => screening().then(({ ScreeningSuccessScreen }) => ScreeningSuccessScreen)),
  },
  ScreeningFail: {
    area: 'signed-in',
    screen: lazyScreen(() => screening().then(({ ScreeningFailScreen }) => ScreeningFailScreen)),
  },
  NoPosts: { area: 'signed-in', screen: lazyScreen(() => screening().then(({ NoPostsScreen }) => NoPostsScreen)) },
  ScreeningRepeated: {
    area: 'signed-in',
    screen: lazyScreen(() => screening().then(({ ScreeningRepeatedScreen }) => ScreeningRepeatedScreen)),
  },
  ScheduleLater: {
    area: 'signed-in',
    screen: lazyScreen(() => screening().then(({ ScheduleLaterScreen }) => ScheduleLaterScreen)),
  },
  Profile: { area: 'signed-in', screen: lazyScreen(() => profile().then(({ ProfileScreen }) => ProfileScreen)) },
  ExperienceList: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ ExperienceListScreen }) => ExperienceListScreen)),
  },
  NewExperience: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ NewExperienceScreen }) => NewExperienceScreen)),
  },
  ExperienceEntry: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ ExperienceEntryScreen }) => ExperienceEntryScreen)),
  },
  EducationList: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ EducationListScreen }) => EducationListScreen)),
  },
  NewEducation: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ NewEducationScreen }) => NewEducationScreen)),
  },
  EducationEntry: {
    area: 'signed-in',
    screen: lazyScreen(() => profile().then(({ EducationEntryScreen }) => EducationEntryScreen)),
  },
  ThankYou: { area: 'signed-in', screen: lazyScreen(() => scheduling().then(({ ThankYouScreen }) => ThankYouScreen)) },
};

export const screenTags: readonly ScreenTag[] = [
  'SignIn',
  'HowItWorks',
  'SignInByLink',
  'AccessRefused',
  'SignUp',
  'SocialSignIn',
  'Apply',
  'PositionClosed',
  'MyJobs',
  'ScheduleInHand',
  'Schedule',
  'ScheduleAgain',
  'TimeSlot',
  'Scheduled',
  'ScheduledPosition',
  'InPersonInterview',
  'ThankYou',
  'Profile',
  'ExperienceList',
  'NewExperience',
  'ExperienceEntry',
  'EducationList',
  'NewEducation',
  'EducationEntry',
  'UploadResume',
  'ResumeLink',
  'SkillFilter',
  'ScreeningSuccess',
  'ScreeningFail',
  'NoPosts',
  'ScreeningRepeated',
  'ScheduleLater',
];

/** What all signed-in screens share: the store, the header, the watch over the session. */
export const signedInShell = lazyScreen(() => signedIn().then(({ SignedInShell }) => SignedInShell));

/** Opens links with encoded ids, whatever page they lead to (R1). */
export const linkResolver = lazyScreen(() => applying().then(({ ResolveScreen }) => ResolveScreen));
