import type { Email } from '../../domain/identity/email';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import type { SocialSource } from '../../domain/identity/social-origin';
import type { PositionId } from '../../domain/positions/ids';
import type { Job } from '../../domain/positions/job';
import type { ClosedValue } from './parameters';
import { hasScreen, type DestinationTag, type FieldsOf, type PlaceTag } from './routes';

type Tagged = { readonly [T in PlaceTag]: { readonly _tag: T } & FieldsOf[T] };

/** Every place that a path of this portal can mean, including places whose screens come later (R2). */
export type Place = Tagged[PlaceTag];

/** Every place that the portal can lead to. Screens, mails and commands name a destination, and only its row knows the URL (spec 2 §2.1). */
export type Destination = Tagged[DestinationTag];

/** Whether its screen exists; until then nothing leads to it. */
export const isThere = (place: Place): place is Destination => hasScreen(place._tag);

/* Short names for common destinations. Any destination may also be written out: `{ _tag: 'Schedule', communityId, positionId }`. */

export const signIn: Destination = { _tag: 'SignIn' };
export const howItWorks: Destination = { _tag: 'HowItWorks' };
export const signInLink = (email: Email, code: LinkCode): Destination => ({ _tag: 'SignInLink', email, code });
export const signInByLink: Destination = { _tag: 'SignInByLink' };
export const accessRefused: Destination = { _tag: 'AccessRefused' };
export const signUp = (userType?: SocialSource): Destination => ({ _tag: 'SignUp', userType });
export const socialSignIn: Destination = { _tag: 'SocialSignIn' };
export const myJobs: Destination = { _tag: 'MyJobs' };
export const scheduleInHand: Destination = { _tag: 'ScheduleInHand' };
export const timeSlot: Destination = { _tag: 'TimeSlot' };
export const onsiteTimeSlot: Destination = { _tag: 'OnsiteTimeSlot' };
export const thankYou: Destination = { _tag: 'ThankYou' };
export const profile: Destination = { _tag: 'Profile' };
export const experienceList: Destination = { _tag: 'ExperienceList' };
export const newExperience: Destination = { _tag: 'NewExperience' };
export const experienceEntry = (place: number): Destination => ({ _tag: 'ExperienceEntry', place });
export const educationList: Destination = { _tag: 'EducationList' };
export const newEducation: Destination = { _tag: 'NewEducation' };
export const educationEntry = (place: number): Destination => ({ _tag: 'EducationEntry', place });
export const skillFilter: Destination = { _tag: 'SkillFilter' };
export const screeningFail: Destination = { _tag: 'ScreeningFail' };
export const noPosts: Destination = { _tag: 'NoPosts' };
export const screeningRepeated: Destination = { _tag: 'ScreeningRepeated' };
export const scheduleLater: Destination = { _tag: 'ScheduleLater' };
export const screeningSuccess = ({ positionId }: Pick<Job, 'positionId'>): Destination => ({
  _tag: 'ScreeningSuccess',
  positionId,
});
export const apply = (positionId: PositionId, more = false): Destination => ({ _tag: 'Apply', positionId, more });
export const positionClosed = (value: ClosedValue): Destination => ({ _tag: 'PositionClosed', value });
export const scheduledPosition = (positionId: PositionId): Destination => ({ _tag: 'ScheduledPosition', positionId });

type OfJob =
  | 'Schedule'
  | 'ScheduleAgain'
  | 'Scheduled'
  | 'InPersonInterview'
  | 'OnboardingSchedule'
  | 'AcceptOffer'
  | 'OnsiteSchedule'
  | 'AcceptOnsiteOffer'
  | 'OnsiteScheduled'
  | 'UploadResume'
  | 'ResumeLink'
  | 'WhatWasSent';

const ofJob =
  (_tag: OfJob) =>
  ({ communityId, positionId }: Job): Destination => ({ _tag, communityId, positionId });

export const schedule = ofJob('Schedule');
export const scheduleAgain = ofJob('ScheduleAgain');
export const scheduled = ofJob('Scheduled');
export const inPersonInterview = ofJob('InPersonInterview');
export const onboardingSchedule = ofJob('OnboardingSchedule');
export const acceptOffer = ofJob('AcceptOffer');
export const onsiteSchedule = ofJob('OnsiteSchedule');
export const acceptOnsiteOffer = ofJob('AcceptOnsiteOffer');
export const onsiteScheduled = ofJob('OnsiteScheduled');
export const uploadResume = ofJob('UploadResume');
export const resumeLink = ofJob('ResumeLink');
export const whatWasSent = ofJob('WhatWasSent');
