import { applicationsOperations, type ApplicationsOperations } from '../applications/applications.api';
import { applyingOperations, type ApplyingOperations } from '../applications/applying.api';
import { chatOperations, type ChatOperations } from '../chat/chat.api';
import { givingUpOperations, type GivingUpOperations } from '../applications/giving-up.api';
import { historyOperations, type HistoryOperations } from '../applications/history.api';
import {
  linkSignInOperations,
  identityOperations,
  type IdentityOperations,
  type LinkSignInOperations,
} from '../identity/identity.api';
import { interviewerOperations, type InterviewerOperations } from '../live-interview/interviewer.api';
import { meetingOperations, type MeetingOperations } from '../live-interview/meeting.api';
import { profileOperations, type ProfileOperations } from '../profile/profile.api';
import { recorderOperations, type RecorderOperations } from '../applications/recorder.api';
import { recordingOperations, type RecordingOperations } from '../recording/recording.api';
import { resumesOperations, type ResumesOperations } from '../resumes/resumes.api';
import { schedulingOperations, type SchedulingOperations } from '../scheduling/scheduling.api';
import { screeningOperations, type ScreeningOperations } from '../screening/screening.api';
import { signUpOperations, type SignUpOperations } from '../identity/sign-up.api';
import { socialSignInOperations, type SocialSignInOperations } from '../identity/social-sign-in.api';
import { techCheckOperations, type TechCheckOperations } from '../tech-check/tech-check.api';
import type { ApiOf, NamesOf } from './candidate-api/call';

/** The operations of the candidate's side, by area. A browser loads an area's calls with the screens that use them. */
export interface OperationsByArea {
  readonly applications: ApplicationsOperations;
  readonly applying: ApplyingOperations;
  readonly chat: ChatOperations;
  readonly givingUp: GivingUpOperations;
  readonly history: HistoryOperations;
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

const groups: { readonly [A in CallArea]: NamesOf<OperationsByArea[A]> } = {
  applications: applicationsOperations,
  applying: applyingOperations,
  chat: chatOperations,
  givingUp: givingUpOperations,
  history: historyOperations,
  identity: identityOperations,
  interviewer: interviewerOperations,
  linkSignIn: linkSignInOperations,
  meeting: meetingOperations,
  profile: profileOperations,
  recorder: recorderOperations,
  recording: recordingOperations,
  resumes: resumesOperations,
  scheduling: schedulingOperations,
  screening: screeningOperations,
  signUp: signUpOperations,
  socialSignIn: socialSignInOperations,
  techCheck: techCheckOperations,
};

const isCallArea = (name: string): name is CallArea => Object.hasOwn(groups, name);
const callAreas: readonly CallArea[] = Object.keys(groups).filter(isCallArea);

/** The area of each operation. */
const areas: ReadonlyMap<string, CallArea> = new Map(
  callAreas.flatMap((area) => Object.keys(groups[area]).map((name) => [name, area] as const)),
);

/** The area of an operation. */
export const areaOf = (name: OperationName): CallArea => {
  const area = areas.get(name);
  if (area === undefined) throw new Error(`${name} is in no area.`);
  return area;
};

const isOperationName = (name: string): name is OperationName => areas.has(name);

/** Every operation's name, area by area. */
export const operationNames: readonly OperationName[] = [...areas.keys()].filter(isOperationName);
