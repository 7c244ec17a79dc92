import type { PageHint } from '../../domain/identity/sign-in-hints';
import type { ParameterName, Values } from './parameters';

/*
 * Every route of the portal, once (spec 1 §2, spec 2 §2.1; decisions/001-one-route-table.md). Whatever needs to know a route derives it from its row:
 * the types of destinations, paths and their meaning, links with encoded ids, the session gate, where sign-in leads back to, and the page that the
 * server sends. The screen for each row is in ui/app/load-areas.ts.
 *
 * In a path `:name` is a parameter and `:name?` an optional one; in other names `*` and `*?` match any segment. Letter case does not matter. The
 * first row that matches a path is its route, so `/profile/experience/add` comes before `/profile/experience/:place`.
 */

/**
 * What a visitor needs to open the page. A `way in` is public, but sign-in never leads back to it. `job in hand`: the candidate is signed in and is working on a job
 * (R3).
 */
export type Gate = 'public' | 'way in' | 'signed in' | 'job in hand';

/** The built page that the server sends. `Portal`: the one with nothing prerendered or preloaded. */
export type BuiltPage =
  | 'Apply'
  | 'Landing'
  | 'MyJobs'
  | 'Portal'
  | 'Schedule'
  | 'Scheduled'
  | 'SignIn'
  | 'SignUp'
  | 'SkillFilter'
  | 'TimeSlot';

/** One route: its path, who may open it, and the code and page that it needs. */
export interface Row {
  readonly path: string;
  /** Other names of the route: they redirect to its path, keep the query, and replace the history entry (R30). */
  readonly also?: readonly string[];
  readonly gate: Gate;
  /** The screens that load together: a file `<area>.area.ts` in ui, which `loadArea` names (ui/app/load-areas.ts). */
  readonly area: string;
  readonly page: BuiltPage;
  /** The hint by which sign-in leads back to it (spec 1 §4); `storedRedirectUrl` unless it has a kind of link of its own. */
  readonly hint?: PageHint | 'techcheck';
  /** The address itself gives access, so it is never passed on or stored (R3c). */
  readonly secret?: true;
}

type Optional<N extends string> = N extends `${infer Name}?` ? Name : N;

/** `/schedule/:communityId/:positionId` → `communityId` and `positionId`. */
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Optional<Name> | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Optional<Name>
    : never;

/** An unknown parameter does not compile. */
type Checked<Rows extends Readonly<Record<string, Row>>> = {
  readonly [T in keyof Rows]: NamesIn<Rows[T]['path']> extends ParameterName ? Row : { readonly path: never };
};

const table = <const Rows extends Readonly<Record<string, Row>>>(rows: Rows & Checked<Rows>): Rows => rows;

const wayIn = { gate: 'way in', page: 'Portal' } as const;
const profile = { gate: 'signed in', area: 'profile', page: 'MyJobs' } as const;
const screening = { gate: 'signed in', area: 'screening', page: 'SkillFilter' } as const;
const choosing = { gate: 'signed in', area: 'scheduling', page: 'Schedule' } as const;
const scheduled = { gate: 'signed in', area: 'scheduling', page: 'Scheduled' } as const;
const givingUp = { area: 'giving-up', page: 'MyJobs' } as const;
const checking = { gate: 'signed in', area: 'tech-check', page: 'MyJobs' } as const;
/** The pages around a recorded interview; the recorder itself is an area of its own. */
const recordingWays = { gate: 'signed in', area: 'recording', page: 'MyJobs' } as const;
const recorder = { gate: 'signed in', area: 'recorder', page: 'MyJobs' } as const;
const chat = { gate: 'signed in', area: 'chat', page: 'MyJobs' } as const;
/** The lobby and the room of a live interview (R50). */
const meeting = { gate: 'signed in', area: 'meeting', page: 'MyJobs' } as const;

/** The rows by the tags of their destinations, in the order in which a path is matched. */
export const routes = table({
  HowItWorks: { path: '/how-it-works', gate: 'public', area: 'landing', page: 'Landing' },
  SignIn: { path: '/candidateslogin', also: ['/'], gate: 'way in', area: 'sign-in', page: 'SignIn' },
  /** E-mail and code are kept in the history's state, not in the address (ours). */
  SignInByLink: { path: '/candidateslogin/link', ...wayIn, area: 'link-sign-in' },
  /** A link led to a forbidden place: the session is closed again, and the page says so (spec 1 §4, §8). */
  AccessRefused: { path: '/candidateslogin/refused', ...wayIn, area: 'access-refused' },
  /** Where the provider of social sign-ins sends the browser back to (ours). */
  SocialSignIn: { path: '/candidateslogin/social', ...wayIn, area: 'social-sign-in', secret: true },
  SignUp: { path: '/signup/:userType?', gate: 'way in', area: 'sign-up', page: 'SignUp' },
  /** The path as mailed: sign-in checks the e-mail address and the code. */
  SignInLink: { path: '/candidateportal/:email/:code', ...wayIn, area: 'link-sign-in', secret: true },
  /** The list, with a notice of the tech check that was done (spec 2 §2.1, R10a). */
  TechCheckDone: { path: '/candidateportal/:techCheckDone/success', ...checking },
  /** Any path below the list is the list (R10a). */
  MyJobs: {
    path: '/candidateportal',
    also: ['/candidateportal/*/*?'],
    gate: 'signed in',
    area: 'signed-in',
    page: 'MyJobs',
  },
  ThankYou: { path: '/thankyou', ...scheduled },

  Profile: { path: '/profile', ...profile },
  ExperienceList: { path: '/profile/experience', ...profile },
  NewExperience: { path: '/profile/experience/add', ...profile },
  ExperienceEntry: { path: '/profile/experience/:place', ...profile },
  EducationList: { path: '/profile/education', ...profile },
  NewEducation: { path: '/profile/education/add', ...profile },
  EducationEntry: { path: '/profile/education/:place', ...profile },

  Apply: { path: '/apply/:positionId/:more?', gate: 'public', area: 'applying', page: 'Apply' },
  PositionClosed: { path: '/positionClosed/:value', gate: 'public', area: 'applying', page: 'Apply' },

  SkillFilter: { path: '/skillfilter', ...screening, gate: 'job in hand' },
  ScreeningFail: { path: '/skillfilter/fail', ...screening },
  NoPosts: { path: '/skillfilter/noPosts', ...screening },
  ScreeningRepeated: { path: '/skillfilter/reapply', ...screening },
  ScheduleLater: { path: '/skillfilter/scheduleLatter', ...screening },
  ScreeningSuccess: { path: '/skillfilter/success/:positionId', ...screening },
  SelfRecordScreeningSuccess: { path: '/skillfilter/selfRecordSuccess/:communityId/:positionId', ...recordingWays },

  ScheduleInHand: { path: '/schedule', ...choosing, gate: 'job in hand' },
  ScheduleAgain: { path: '/schedule/:communityId/:positionId/reschedule', ...choosing },
  Schedule: { path: '/schedule/:communityId/:positionId', ...choosing },
  /** A third id other than `reschedule` marks a link from a follow-up (R55). */
  ScheduleFollowUp: { path: '/schedule/:communityId/:positionId/:followUpId', ...choosing },
  /** The times of a chosen day, which the screen fetches itself. */
  TimeSlot: { path: '/timeslot', ...choosing, page: 'TimeSlot' },
  Scheduled: { path: '/success/:communityId/:positionId', ...scheduled },
  /** The same, for a position whose community comes from the candidate's own list. */
  ScheduledPosition: { path: '/success/:positionId', ...scheduled },
  InPersonInterview: { path: '/inpersonInterview/:communityId/:positionId', ...scheduled, hint: 'inPersonLink' },
  UploadResume: {
    path: '/upload_resume/:communityId/:positionId',
    gate: 'signed in',
    area: 'resumes',
    page: 'MyJobs',
    hint: 'resumeUploadPath',
  },
  /** What the candidate submitted for one job: their own resume and answers (ours). */
  WhatWasSent: { path: '/sent/:communityId/:positionId', ...screening },
  /** What happened to an application so far (ours, R69). */
  WhatHappened: { path: '/history/:communityId/:positionId', gate: 'signed in', area: 'history', page: 'MyJobs' },
  /** Where the link of 'Email Me A Link' leads: the same upload, without a session (ours). */
  ResumeLink: { path: '/upload_resume/:communityId/:positionId/link', ...wayIn, area: 'resume-link' },

  ScheduleOrCancel: {
    path: '/scheduleOrCancel/:positionId',
    gate: 'signed in',
    hint: 'cancelRescheduleLink',
    ...givingUp,
  },
  InterviewCancelled: { path: '/interviewCancelled/:etaStatus', gate: 'job in hand', ...givingUp },
  /** Where a video interview is joined: the query names the job. */
  Join: { path: '/join', also: ['/dailyco'], ...meeting },
  /** The lobby of the job in hand. */
  JoinScreen: { path: '/join-screen', ...meeting, gate: 'job in hand' },
  /** The interviewer's side of the room; the link's code is behind the # (ours). */
  Interviewer: { path: '/interviewer', ...wayIn, area: 'interviewer' },
  TechCheck: { path: '/tech-check/:communityId/:positionId/:techCheckFor?', ...checking, hint: 'techcheck' },
  TechCheckOptional: {
    path: '/tech-check-optional/:communityId/:positionId/:techCheckFor?',
    ...checking,
    hint: 'techcheck',
  },
  TechCheckTest: { path: '/techCheckTest', gate: 'public', area: 'tech-check-test', page: 'Portal' },

  EmailStatusCheck: {
    path: '/emailStatusCheck/:communityId/:positionId/:candidateId',
    ...recordingWays,
    hint: 'emailCheckLink',
  },
  SelfRecordingLater: {
    path: '/selfRecordingLater/:communityId/:positionId',
    ...recordingWays,
    hint: 'emailCheckLink',
  },
  SelfRecordLater: { path: '/selfRecordLaterScreen/:communityId/:positionId', ...recordingWays },
  SelfRecordBegin: { path: '/selfRecordBegin/:communityId/:positionId', ...recordingWays },
  SelfStartRecord: { path: '/selfStartRecord/:communityId/:positionId', ...recordingWays },
  SelfRecordList: { path: '/selfRecordList/:communityId/:positionId', ...recorder },
  SelfRecordEnd: { path: '/selfRecordEnd/:communityId/:positionId/:leftBy', ...recordingWays },
  SelfRecordUploadResume: { path: '/SelfRecordUploadResume/:communityId/:positionId', ...recordingWays },
  SelfRecordTour: { path: '/selfRecordTour/:communityId/:positionId/:cameFrom', ...recordingWays },
  PracticeRecordBegin: { path: '/practiceRecordBegin/:communityId/:positionId', ...recordingWays },
  PracticeStartRecord: { path: '/practiceStartRecord/:communityId/:positionId', ...recordingWays },
  PracticeRecordList: { path: '/practiceRecordList/:communityId/:positionId', ...recorder },
  PracticeRecordEnd: { path: '/practiceRecordEnd/:communityId/:positionId', ...recordingWays },

  OnboardingSchedule: { path: '/onboardingSchedule/:communityId/:positionId', ...choosing, hint: 'onboardingLink' },
  AcceptOffer: { path: '/acceptOffer/:communityId/:positionId', ...choosing },
  DeclineOffer: { path: '/declineOffer', gate: 'job in hand', ...givingUp },
  OnsiteSchedule: { path: '/onsiteSchedule/:communityId/:positionId', ...choosing },
  AcceptOnsiteOffer: { path: '/acceptOnsiteOffer/:communityId/:positionId', ...choosing },
  DeclineOnsiteOffer: { path: '/declineOnsiteOffer', gate: 'job in hand', ...givingUp },
  OnsiteTimeSlot: { path: '/onsiteTimeslot', ...choosing, page: 'TimeSlot' },
  OnsiteScheduled: { path: '/onsiteSuccess/:communityId/:positionId', ...scheduled },

  Conversations: { path: '/candidateChat', ...chat },
  Conversation: { path: '/candidateChat/:communityId/:positionId/:hiringManagerId', ...chat },
});

type Table = typeof routes;

/** The name of a route, which is also the `_tag` of its destination. */
export type DestinationTag = keyof Table;

/** The values in a route's path, by the names in its pattern. */
export type FieldsOf = { readonly [T in DestinationTag]: Pick<Values, NamesIn<Table[T]['path']>> };

/** The area of each route, from which ui/app derives the screens that an area must have. */
export type AreaOf = { readonly [T in DestinationTag]: Table[T]['area'] };

/** The areas that have screens. */
export type Area = AreaOf[DestinationTag];

/** The gate of each route: a screen behind 'job in hand' is given that job. */
export type GateOf = { readonly [T in DestinationTag]: Table[T]['gate'] };

/** A route's row, without the fields that only some rows have. */
export const rowOf = (tag: DestinationTag): Row & { readonly area: Area } => routes[tag];

const isTag = (tag: string): tag is DestinationTag => tag in routes;

/** All tags in the order of the table: a path belongs to the first whose pattern it matches. */
export const destinationTags: readonly DestinationTag[] = Object.keys(routes).filter(isTag);
