import type { Email } from '../../domain/text/email';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import type { SocialSource } from '../../domain/identity/social-origin';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Job } from '../../domain/ids/job';
import type { ClosedValue } from './parameters';
import type { DestinationTag, FieldsOf } from './routes';

type Tagged = { readonly [T in DestinationTag]: { readonly _tag: T } & FieldsOf[T] };

/** Every place that the portal can lead to. Screens, mails and commands name a destination, and only its row knows the URL (spec 2 §2.1). */
export type Destination = Tagged[DestinationTag];

/* Short names for common destinations. Any destination may also be written out: `{ _tag: 'Schedule', communityId, positionId }`. */

/** The e-mail box and the code (spec 1 §2). Where a session that has ended leads. */
export const signIn: Destination = { _tag: 'SignIn' };
/** The public landing page (spec 1 §1), also behind the logo on pages without a session. */
export const howItWorks: Destination = { _tag: 'HowItWorks' };
/** The address in a sign-in mail; it is secret, so it is never stored or passed on (R3c). */
export const signInLink = (email: Email, code: LinkCode): Destination => ({ _tag: 'SignInLink', email, code });
/** The button that uses up a mailed link. Opening it changes nothing, because mail scanners open links, too (R3c). */
export const signInByLink: Destination = { _tag: 'SignInByLink' };
/** Where a link of an unknown kind leads after sign-in, whose session is closed again (spec 1 §4, §8). */
export const accessRefused: Destination = { _tag: 'AccessRefused' };
/** The sign-up form, filled in from the profile of a social sign-in if one is named (spec 1 §2). */
export const signUp = (userType?: SocialSource): Destination => ({ _tag: 'SignUp', userType });
/** The return from a social sign-in: leads to a session, or to sign-up for an unknown person (spec 1 §4). */
export const socialSignIn: Destination = { _tag: 'SocialSignIn' };
/** My Job Applications, the candidate's home (spec 1 §2), and the default destination. */
export const myJobs: Destination = { _tag: 'MyJobs' };
/** The times of a chosen day, for an interview or an onboarding meeting (spec 2 §2.15). */
export const timeSlot: Destination = { _tag: 'TimeSlot' };
/** The times of a chosen day for an onsite interview (spec 2 §2.14). */
export const onsiteTimeSlot: Destination = { _tag: 'OnsiteTimeSlot' };
/** Thanks the candidate for a live interview that they have left (spec 2 §2.10). */
export const thankYou: Destination = { _tag: 'ThankYou' };
/** The candidate's details, with the first two jobs and courses (spec 1 §2). */
export const profile: Destination = { _tag: 'Profile' };
/** All jobs of the profile, longest first (R21). */
export const experienceList: Destination = { _tag: 'ExperienceList' };
/** The empty form of a job (spec 1 §2). */
export const newExperience: Destination = { _tag: 'NewExperience' };
/** The form of one job; `place` is its index in the stored list, from 0 (R21). */
export const experienceEntry = (place: number): Destination => ({ _tag: 'ExperienceEntry', place });
/** All courses of the profile, the latest end first (R21). */
export const educationList: Destination = { _tag: 'EducationList' };
/** The empty form of a course (spec 1 §2). */
export const newEducation: Destination = { _tag: 'NewEducation' };
/** The form of one course; `place` is its index in the stored list, from 0 (R21). */
export const educationEntry = (place: number): Destination => ({ _tag: 'EducationEntry', place });
/** The interviewer's side of a peer room, opened by an operator's link and not by a candidate's session (ours). */
export const interviewerPage: Destination = { _tag: 'Interviewer' };
/** The questions of the job in hand (spec 1 §2). */
export const skillFilter: Destination = { _tag: 'SkillFilter' };
/** The answers did not pass (R8). */
export const screeningFail: Destination = { _tag: 'ScreeningFail' };
/** No position matches: it is closed to this candidate or to everybody (R6). */
export const noPosts: Destination = { _tag: 'NoPosts' };
/** The questions of this job were answered before (R8). */
export const screeningRepeated: Destination = { _tag: 'ScreeningRepeated' };
/** Says that an interview can be scheduled later, from My Jobs (R8). */
export const scheduleLater: Destination = { _tag: 'ScheduleLater' };
/** The answers passed: the resume, then a time or a recording (R8). */
export const screeningSuccess = ({ positionId }: Pick<Job, 'positionId'>): Destination => ({
  _tag: 'ScreeningSuccess',
  positionId,
});
/** A position's public advert; `more` opens its second tab (spec 1 §2). */
export const apply = (positionId: PositionId, more = false): Destination => ({ _tag: 'Apply', positionId, more });
/** Why applying or recording ends here, by the value of an apply result or a submission (R7). */
export const positionClosed = (value: ClosedValue): Destination => ({ _tag: 'PositionClosed', value });

type OfJob =
  | 'Schedule'
  | 'ScheduleAgain'
  | 'Scheduled'
  | 'OnboardingSchedule'
  | 'AcceptOffer'
  | 'OnsiteSchedule'
  | 'AcceptOnsiteOffer'
  | 'OnsiteScheduled'
  | 'UploadResume'
  | 'ResumeLink'
  | 'WhatWasSent'
  | 'WhatHappened';

const ofJob =
  (_tag: OfJob) =>
  ({ communityId, positionId }: Job): Destination => ({ _tag, communityId, positionId });

/** The dates of a job's interview (spec 2 §2.15). */
export const schedule = ofJob('Schedule');
/** The dates for moving an interview. Status 17 may open it, unlike `schedule` (R16). */
export const scheduleAgain = ofJob('ScheduleAgain');
/** The confirmation of a booking or a move (spec 2 §2.15). */
export const scheduled = ofJob('Scheduled');
/** An offer and its onboarding: what it is about, its dates, and declining it (spec 2 §2.13). */
export const onboardingSchedule = ofJob('OnboardingSchedule');
/** The dates of an onboarding meeting alone (spec 2 §2.13). */
export const acceptOffer = ofJob('AcceptOffer');
/** An invitation to an onsite interview: what it is about, its dates, and declining it (spec 2 §2.14). */
export const onsiteSchedule = ofJob('OnsiteSchedule');
/** Only the dates of an onsite interview (spec 2 §2.14). */
export const acceptOnsiteOffer = ofJob('AcceptOnsiteOffer');
/** The confirmation of an onsite interview (spec 2 §2.14). */
export const onsiteScheduled = ofJob('OnsiteScheduled');
/** A resume for one application: a file, a saved one, or a mailed link (spec 1 §2). */
export const uploadResume = ofJob('UploadResume');
/** The upload that a mailed link opens. Its code stands behind a # and is no part of this path. */
export const resumeLink = ofJob('ResumeLink');
/** The candidate's own answers and resume for one job, to look at (ours). */
export const whatWasSent = ofJob('WhatWasSent');
/** What happened to the candidate's application so far (ours, R69). */
export const historyOf = ofJob('WhatHappened');
