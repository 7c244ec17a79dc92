import type { ApplicationsOperations } from './candidate-api/applications';
import type { ApplyingOperations } from './candidate-api/applying';
import type { ChatOperations } from './candidate-api/chat';
import type { GivingUpOperations } from './candidate-api/giving-up';
import type { IdentityOperations, LinkSignInOperations } from './candidate-api/identity';
import type { InterviewerOperations } from './candidate-api/interviewer';
import type { MeetingOperations } from './candidate-api/meeting';
import type { ProfileOperations } from './candidate-api/profile';
import type { RecorderOperations } from './candidate-api/recorder';
import type { RecordingOperations } from './candidate-api/recording';
import type { ResumesOperations } from './candidate-api/resumes';
import type { SchedulingOperations } from './candidate-api/scheduling';
import type { ScreeningOperations } from './candidate-api/screening';
import type { SignUpOperations } from './candidate-api/sign-up';
import type { SocialSignInOperations } from './candidate-api/social-sign-in';
import type { TechCheckOperations } from './candidate-api/tech-check';
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
