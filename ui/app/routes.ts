import { createElement, type ComponentType, type PropsWithChildren, type ReactElement } from 'react';
import type { Job } from '../../application/navigation/destination';
import {
  routes,
  type Area,
  type AreaOf,
  type DestinationTag,
  type FieldsOf,
  type GateOf,
} from '../../application/navigation/routes';
import { lazyScreen, type LazyScreen } from './lazy-screen';

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

/** What loads the areas that the route table names. */
const areas = {
  'access-refused': accessRefused,
  applying,
  landing,
  'link-sign-in': linkSignIn,
  profile,
  'resume-link': resumeLink,
  resumes,
  scheduling,
  screening,
  'sign-in': signIn,
  'sign-up': signUp,
  'signed-in': signedIn,
  'social-sign-in': socialSignIn,
} satisfies Readonly<Record<Area, () => Promise<unknown>>>;

type Loaded = { readonly [A in Area]: Awaited<ReturnType<(typeof areas)[A]>> };

/** A screen gets what stands in its path; behind the gate that asks for it, the job in hand too. */
type ScreenProps = {
  readonly [T in DestinationTag]: FieldsOf[T] & (GateOf[T] extends 'job in hand' ? { readonly job: Job } : object);
};

/** Every destination and its screen, from the area that its row names; a destination without one does not compile. */
const screens: { readonly [T in DestinationTag]: (area: Loaded[AreaOf[T]]) => ComponentType<ScreenProps[T]> } = {
  SignIn: ({ SignInScreen }) => SignInScreen,
  HowItWorks: ({ LandingScreen }) => LandingScreen,
  SignInLink: ({ LinkSignInScreen }) => LinkSignInScreen,
  SignInByLink: ({ LinkSignInScreen }) => LinkSignInScreen,
  AccessRefused: ({ AccessRefusedScreen }) => AccessRefusedScreen,
  SignUp: ({ SignUpScreen }) => SignUpScreen,
  SocialSignIn: ({ SocialSignInScreen }) => SocialSignInScreen,
  Apply: ({ ApplyScreen }) => ApplyScreen,
  PositionClosed: ({ ClosedScreen }) => ClosedScreen,
  MyJobs: ({ MyJobsScreen }) => MyJobsScreen,
  ScheduleInHand: ({ ScheduleInHandScreen }) => ScheduleInHandScreen,
  Schedule: ({ ScheduleScreen }) => ScheduleScreen,
  ScheduleAgain: ({ ScheduleAgainScreen }) => ScheduleAgainScreen,
  TimeSlot: ({ TimeSlotScreen }) => TimeSlotScreen,
  Scheduled: ({ ScheduledScreen }) => ScheduledScreen,
  ScheduledPosition: ({ ScheduledPositionScreen }) => ScheduledPositionScreen,
  InPersonInterview: ({ InPersonScreen }) => InPersonScreen,
  UploadResume: ({ UploadResumeScreen }) => UploadResumeScreen,
  ResumeLink: ({ ResumeLinkScreen }) => ResumeLinkScreen,
  SkillFilter: ({ SkillFilterScreen }) => SkillFilterScreen,
  ScreeningSuccess: ({ ScreeningSuccessScreen }) => ScreeningSuccessScreen,
  ScreeningFail: ({ ScreeningFailScreen }) => ScreeningFailScreen,
  NoPosts: ({ NoPostsScreen }) => NoPostsScreen,
  ScreeningRepeated: ({ ScreeningRepeatedScreen }) => ScreeningRepeatedScreen,
  ScheduleLater: ({ ScheduleLaterScreen }) => ScheduleLaterScreen,
  Profile: ({ ProfileScreen }) => ProfileScreen,
  ExperienceList: ({ ExperienceListScreen }) => ExperienceListScreen,
  NewExperience: ({ NewExperienceScreen }) => NewExperienceScreen,
  ExperienceEntry: ({ ExperienceEntryScreen }) => ExperienceEntryScreen,
  EducationList: ({ EducationListScreen }) => EducationListScreen,
  NewEducation: ({ NewEducationScreen }) => NewEducationScreen,
  EducationEntry: ({ EducationEntryScreen }) => EducationEntryScreen,
  ThankYou: ({ ThankYouScreen }) => ThankYouScreen,
};

const load: { readonly [A in Area]: () => Promise<Loaded[A]> } = areas;
const areaOf: { readonly [T in DestinationTag]: { readonly area: AreaOf[T] } } = routes;
const lazyScreens: { [T in DestinationTag]?: LazyScreen<ScreenProps[T]> } = {};

/** The screen of a destination, the same one each time. */
const screenOf = <T extends DestinationTag>(tag: T): LazyScreen<ScreenProps[T]> => {
  const kept: { [K in T]?: LazyScreen<ScreenProps[K]> } = lazyScreens;
  return (kept[tag] ??= lazyScreen(() => load[areaOf[tag].area]().then(screens[tag])));
};

export const preloadScreen = (tag: DestinationTag): void => screenOf(tag).preload();

/** Draws a screen with what it gets. */
export const drawScreen = <T extends DestinationTag>(tag: T, props: ScreenProps[T]): ReactElement =>
  createElement(screenOf(tag).Screen, props);

/** What all signed-in screens share: the store, the header, the watch over the session. */
export const signedInShell = lazyScreen<PropsWithChildren>(() => signedIn().then(({ SignedInShell }) => SignedInShell));

/** Opens links with encoded ids, whatever page they lead to (R1). */
export const linkResolver = lazyScreen(() => applying().then(({ ResolveScreen }) => ResolveScreen));
