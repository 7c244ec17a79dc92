import type { Email } from '../../domain/identity/email';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import type { SocialSource } from '../../domain/identity/social-origin';
import type { CommunityId, PositionId } from '../../domain/positions/ids';

/** A job in a community: what scheduling works on. */
export interface Job {
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
}

/** Every place the portal can lead to: screens, mails and commands name a destination, and path.ts alone knows its URL (spec 2 §2.1). */
export type Destination =
  | { readonly _tag: 'Root' }
  | { readonly _tag: 'SignIn' }
  /** What the portal does and how, for everybody (spec 1 §1). */
  | { readonly _tag: 'HowItWorks' }
  /** As it was mailed; whether either is one says the journey. */
  | { readonly _tag: 'SignInLink'; readonly email: string; readonly code: string }
  /** The page of a sign-in link. Its e-mail and code stand in the history's state, not in the address (ours). */
  | { readonly _tag: 'SignInByLink' }
  /** Signing in found that a link led where no link may lead: the session is closed again, and it is said (spec 1 §4, §8). */
  | { readonly _tag: 'AccessRefused' }
  /** `userType`: the social sign-in whose profile fills the form in, such as googleUser. */
  | { readonly _tag: 'SignUp'; readonly userType: SocialSource | undefined }
  /** Where the provider of social sign-ins sends the browser back to (ours). */
  | { readonly _tag: 'SocialSignIn' }
  | { readonly _tag: 'MyJobs' }
  /** A job's advert; `more`: opened at its second tab, More Details. */
  | { readonly _tag: 'Apply'; readonly positionId: PositionId; readonly more: boolean }
  | { readonly _tag: 'PositionClosed'; readonly value: ClosedValue }
  /** Of the job in hand; its address names none (R3). */
  | { readonly _tag: 'ScheduleInHand' }
  | ({ readonly _tag: 'Schedule' } & Job)
  | ({ readonly _tag: 'ScheduleAgain' } & Job)
  | { readonly _tag: 'TimeSlot' }
  | ({ readonly _tag: 'Scheduled' } & Job)
  /** The same, of a position whose community stands in the candidate's own list (spec 2 §2.1). */
  | { readonly _tag: 'ScheduledPosition'; readonly positionId: PositionId }
  | ({ readonly _tag: 'InPersonInterview' } & Job)
  | ({ readonly _tag: 'UploadResume' } & Job)
  | ({ readonly _tag: 'ResumeLink' } & Job)
  | { readonly _tag: 'ThankYou' }
  | { readonly _tag: 'Profile' }
  | { readonly _tag: 'ExperienceList' }
  | { readonly _tag: 'NewExperience' }
  /** `place`: where the entry is kept, from 0. */
  | { readonly _tag: 'ExperienceEntry'; readonly place: number }
  | { readonly _tag: 'EducationList' }
  | { readonly _tag: 'NewEducation' }
  | { readonly _tag: 'EducationEntry'; readonly place: number }
  /** Its job stands in the history and in session storage, not in the address (R3). */
  | { readonly _tag: 'SkillFilter' }
  | { readonly _tag: 'ScreeningSuccess'; readonly positionId: PositionId }
  | { readonly _tag: 'ScreeningFail' }
  | { readonly _tag: 'NoPosts' }
  | { readonly _tag: 'ScreeningRepeated' }
  | { readonly _tag: 'ScheduleLater' };

/** What /positionClosed/{value} can say (R7). */
export type ClosedValue = '1' | '2' | '4' | 'partialSubmit' | 'fullSubmit';

export type DestinationTag = Destination['_tag'];

export const root: Destination = { _tag: 'Root' };
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
export const schedule = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'Schedule',
  communityId,
  positionId,
});
export const scheduleAgain = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'ScheduleAgain',
  communityId,
  positionId,
});
export const scheduled = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'Scheduled',
  communityId,
  positionId,
});
export const scheduledPosition = (positionId: PositionId): Destination => ({ _tag: 'ScheduledPosition', positionId });
export const inPersonInterview = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'InPersonInterview',
  communityId,
  positionId,
});

export const uploadResume = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'UploadResume',
  communityId,
  positionId,
});
/** Where the link of 'Email Me A Link' leads: the same upload, without a session (ours). */
export const resumeLink = ({ communityId, positionId }: Job): Destination => ({
  _tag: 'ResumeLink',
  communityId,
  positionId,
});
