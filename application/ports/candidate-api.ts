import type { ApplicationsOperations } from '../applications/applications.api';
import type { ApplyingOperations } from '../applications/applying.api';
import type { ChatOperations } from '../chat/chat.api';
import type { GivingUpOperations } from '../applications/giving-up.api';
import type { IdentityOperations, LinkSignInOperations } from '../identity/identity.api';
import type { InterviewerOperations } from '../live-interview/interviewer.api';
import type { MeetingOperations } from '../live-interview/meeting.api';
import type { ProfileOperations } from '../profile/profile.api';
import type { RecorderOperations } from '../applications/recorder.api';
import type { RecordingOperations } from '../recording/recording.api';
import type { ResumesOperations } from '../resumes/resumes.api';
import type { SchedulingOperations } from '../scheduling/scheduling.api';
import type { ScreeningOperations } from '../screening/screening.api';
import type { SignUpOperations } from '../identity/sign-up.api';
import type { SocialSignInOperations } from '../identity/social-sign-in.api';
import type { TechCheckOperations } from '../tech-check/tech-check.api';
import type { ApiOf } from './candidate-api/call';

/** The operations of the candidate's side, by area. A browser loads an area's calls with the screens that use them. */
export interface OperationsByArea {
  readonly applications: ApplicationsOperations;
  readonly applying: ApplyingOperations;
  readonly chat: ChatOperations;
  readonly givingUp: GivingUpOperations;
  readonly identity: IdentityOperations;
  readonly interviewer: InterviewerOperations;
  readonly linkSignIn: LinkSignInOperations;
  readonly meeting: MeetingOperations;
  readonly profile: ProfileOperations;
  readonly recorder: RecorderOperations;
  readonly recording: RecordingOperations;
  readonly resumes: ResumesOperations;
  readonly scheduling: SchedulingOperations;
  readonly screening: ScreeningOperations;
  readonly signUp: SignUpOperations;
  readonly socialSignIn: SocialSignInOperations;
  readonly techCheck: TechCheckOperations;
}

/** An area of operations, such as `chat`; a browser loads its calls as one piece. */
export type CallArea = keyof OperationsByArea;

type Names = { readonly [A in CallArea]: keyof OperationsByArea[A] };
type AreaWith<Name> = { readonly [A in CallArea]: Name extends Names[A] ? A : never }[CallArea];

/** The name of any candidate-side operation; no two areas share one. */
export type OperationName = Names[CallArea];

/** Every operation, whatever its area. */
export type CandidateOperations = {
  readonly [Name in OperationName]: OperationsByArea[AreaWith<Name>] extends Readonly<Record<Name, infer Op>>
    ? Op
    : never;
};

/** The operations as journeys call them. Implemented over HTTP, and directly on the service for tests and other faces. */
export type CandidateApi = ApiOf<CandidateOperations>;

/** The area of each operation. A missing operation or a wrong area doesn't compile. */
export const areaOf: { readonly [Name in OperationName]: AreaWith<Name> } = {
  sendCode: 'identity',
  submitCode: 'identity',
  proveAddress: 'identity',
  signOut: 'identity',
  submitLink: 'linkSignIn',
  checkPhone: 'signUp',
  signUp: 'signUp',
  signInSocially: 'socialSignIn',
  listApplications: 'applications',
  profile: 'profile',
  updateProfile: 'profile',
  changeContact: 'profile',
  skillFilter: 'screening',
  openQuestions: 'screening',
  submitAnswers: 'screening',
  whatWasSent: 'screening',
  position: 'scheduling',
  findSlots: 'scheduling',
  takeTime: 'scheduling',
  giveUp: 'givingUp',
  decline: 'givingUp',
  advert: 'applying',
  positionDetails: 'applying',
  resolveLink: 'applying',
  applyToJob: 'applying',
  confirmExternal: 'applying',
  application: 'applying',
  nameRecording: 'recorder',
  recordedVideos: 'recording',
  interviewQuestions: 'recording',
  practiceQuestions: 'recording',
  agreeToRecording: 'recording',
  storeAnswer: 'recording',
  submitRecording: 'recording',
  chooseRecording: 'recording',
  openMailedRecording: 'recording',
  openRecordingLater: 'recording',
  signRecordedVideo: 'recording',
  storeResume: 'resumes',
  listResumes: 'resumes',
  mailResumeLink: 'resumes',
  proceedWithoutResume: 'resumes',
  signResume: 'resumes',
  listConversations: 'chat',
  unreadMessages: 'chat',
  chatHistory: 'chat',
  markSeen: 'chat',
  sendMessage: 'chat',
  storeAttachment: 'chat',
  signAttachment: 'chat',
  reportMessage: 'chat',
  blockConversation: 'chat',
  openInterview: 'interviewer',
  meeting: 'meeting',
  openRoom: 'meeting',
  agreeToMeeting: 'meeting',
  etaStatus: 'meeting',
  updateInterviewStatus: 'meeting',
  tellRunningLate: 'meeting',
  conferenceToken: 'meeting',
  recordTechCheck: 'techCheck',
  speedThreshold: 'techCheck',
};

const isOperationName = (name: string): name is OperationName => Object.hasOwn(areaOf, name);

/** Every operation's name, in the order of `areaOf`. */
export const operationNames: readonly OperationName[] = Object.keys(areaOf).filter(isOperationName);
