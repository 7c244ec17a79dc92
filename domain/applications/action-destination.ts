import type { SchedulingScreen } from './scheduling-guard';
import type { Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { actionsShown, cardActions, decidingRow, moveKindOf, type CardAction } from './card-actions';
import { nextStep } from './next-step';
import { stageOf } from './status-catalogue';
import { isTechCheckComplete } from '../positions/flags';
import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { appliesFirst } from './time-offer';
import { numbers } from '../parameters/values';

/** Where an action on the card leads (R10a). Navigation adds the job and builds the path. */
export type ActionDestination =
  /** Makes the application first; R6 decides where to go from there. */
  | { readonly _tag: 'Apply' }
  /** Another site in a new tab; then the Application Confirmation dialog (R10 row 13). */
  | { readonly _tag: 'ExternalApplication'; readonly url: string }
  | { readonly _tag: 'Screening' }
  | { readonly _tag: 'UploadResume' }
  | { readonly _tag: 'Schedule' }
  | { readonly _tag: 'ScheduleAgain' }
  | { readonly _tag: 'OnboardingSchedule' }
  | { readonly _tag: 'OnsiteSchedule' }
  | { readonly _tag: 'SelfRecordBegin' }
  | { readonly _tag: 'SelfRecordList' }
  | { readonly _tag: 'TechCheck' }
  | { readonly _tag: 'JoinScreen' }
  | { readonly _tag: 'InPersonInterview' }
  /** The appointment that was booked: what to bring, calendar links, print. */
  | { readonly _tag: 'Scheduled' }
  | { readonly _tag: 'OnsiteScheduled' }
  /** The cancel dialog over the list, worded for what is being canceled (R18). */
  | { readonly _tag: 'CancelDialog'; readonly wording: MoveKind };

const scheduling = (application: Application, again: boolean): ActionDestination => {
  if (application.interviewKind === 'self-record' && application.onboarding) return { _tag: 'OnboardingSchedule' };
  return { _tag: again ? 'ScheduleAgain' : 'Schedule' };
};

/** With applied_status 0, Schedule and Record Interview make the application first, unless its screening is already passed (R10, R6a). */
const onceApplied = (application: Application, destination: ActionDestination): ActionDestination =>
  appliesFirst(application) ? { _tag: 'Apply' } : destination;

/** Where an action leads (R10a). */
export const actionDestination = (action: CardAction, application: Application): ActionDestination => {
  switch (action) {
    case 'apply-external':
      return application.externalApplicationUrl === undefined
        ? { _tag: 'Apply' }
        : { _tag: 'ExternalApplication', url: application.externalApplicationUrl };
    case 'schedule':
      return onceApplied(application, scheduling(application, false));
    case 'reschedule':
      return scheduling(application, true);
    case 'upload-resume':
      return { _tag: 'UploadResume' };
    case 'submit-skill-filter':
      return { _tag: 'Screening' };
    case 'record-interview':
      return onceApplied(application, { _tag: 'SelfRecordBegin' });
    case 'continue-recording':
      return { _tag: 'SelfRecordList' };
    case 'join-meeting':
      return { _tag: isTechCheckComplete(application.techCheck) ? 'JoinScreen' : 'TechCheck' };
    case 'view-details':
      return { _tag: 'InPersonInterview' };
    case 'schedule-onboarding':
    case 'reschedule-onboarding':
      return { _tag: 'OnboardingSchedule' };
    case 'schedule-onsite':
    case 'reschedule-onsite':
      return { _tag: 'OnsiteSchedule' };
    case 'cancel':
    case 'cancel-onboarding':
    case 'cancel-onsite':
      return { _tag: 'CancelDialog', wording: moveKindOf(application) };
  }
};

/** Where a booked card of any stage leads beside its actions: to its appointment (ours). Undefined: it holds none, or View Details leads to it (R10 row 20). */
export const bookedLeadsTo = (application: Application): ActionDestination | undefined => {
  const holdsOne = application.scheduledAt !== undefined && decidingRow(application).about === 'appointment';
  if (!holdsOne || actionsShown(application).includes('view-details')) return undefined;
  return { _tag: stageOf(application.status) === 'onsite' ? 'OnsiteScheduled' : 'Scheduled' };
};

const guardedScreen: Readonly<Record<ActionDestination['_tag'], SchedulingScreen | undefined>> = {
  Schedule: 'schedule',
  ScheduleAgain: 'schedule-reschedule',
  OnboardingSchedule: 'onboarding',
  OnsiteSchedule: 'onsite',
  Apply: undefined,
  ExternalApplication: undefined,
  Screening: undefined,
  UploadResume: undefined,
  SelfRecordBegin: undefined,
  SelfRecordList: undefined,
  TechCheck: undefined,
  JoinScreen: undefined,
  InPersonInterview: undefined,
  Scheduled: undefined,
  OnsiteScheduled: undefined,
  CancelDialog: undefined,
};

/** The scheduling screen that an action opens, for the guard of R16. Undefined: it opens another page. */
export const screenOpenedBy = ({ _tag }: ActionDestination): SchedulingScreen | undefined => guardedScreen[_tag];

/** A candidate who uploads the resume within this time before joining opens came for the interview, and goes back to its lobby (ours; R13a's hour). */
const joinsSoon: Milliseconds = numbers.joins_soon;

const joinsNext = (application: Application, now: Instant): boolean =>
  cardActions(application, now).some(({ action, barrier }) => {
    if (action !== 'join-meeting') return false;
    return barrier === undefined || (barrier._tag === 'JoinOpensLater' && between(now, barrier.opensAt) <= joinsSoon);
  });

/** After a resume is stored: what R10 offers next, the interview that is on or opens within the hour, otherwise My Jobs (R10a). */
export const afterResume = (
  application: Application,
  now: Instant,
): ActionDestination | { readonly _tag: 'MyJobs' } => {
  const stored = { ...application, hasResume: true };
  if (joinsNext(stored, now)) return actionDestination('join-meeting', stored);
  const next = nextStep(stored, now);
  return next._tag === 'YourTurn' ? actionDestination(next.action, stored) : { _tag: 'MyJobs' };
};
