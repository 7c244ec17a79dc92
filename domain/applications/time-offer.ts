import type { Application } from './application';
import type { MoveKind, Stage } from '../positions/kinds';
import { actionsShown, decidingRow, type CardAction } from './card-actions';

/*
 * The appointment a card offers to schedule. Whether a slot is available is decided in lead-time.ts, which needs time zones: 20 kB that the
 * list of jobs doesn't load.
 */

/** The appointment a card offers to schedule. */
export interface TimeOffer {
  readonly stage: Stage;
  readonly kind: MoveKind;
  /** The card's action. `first`: it says Schedule, not Reschedule. */
  readonly action: CardAction;
  readonly first: boolean;
}

/** The stage an action schedules, by the action's name. Undefined: it schedules none. */
const stageNamed: Readonly<Record<CardAction, Stage | undefined>> = {
  schedule: 'interview',
  reschedule: 'interview',
  'schedule-onboarding': 'onboarding',
  'reschedule-onboarding': 'onboarding',
  'schedule-onsite': 'onsite',
  'reschedule-onsite': 'onsite',
  'apply-external': undefined,
  'upload-resume': undefined,
  'submit-skill-filter': undefined,
  'record-interview': undefined,
  'continue-recording': undefined,
  'join-meeting': undefined,
  'view-details': undefined,
  cancel: undefined,
  'cancel-onsite': undefined,
  'cancel-onboarding': undefined,
};

/** The stage an action schedules: for a self-recorded interview with onboarding, its onboarding (R10a). */
export const stageTakenBy = (
  action: CardAction,
  { interviewKind, onboarding }: Pick<Application, 'interviewKind' | 'onboarding'>,
): Stage | undefined => {
  const stage = stageNamed[action];
  return stage === 'interview' && interviewKind === 'self-record' && onboarding ? 'onboarding' : stage;
};

/** The kind of slot this application's interview uses. */
export const interviewSlots = ({ interviewKind }: Application): 'video' | 'in-person' =>
  interviewKind === 'in-person' || interviewKind === 'self-record' ? 'in-person' : 'video';

/**
 * The appointment the card offers to schedule, even if the action is disabled; undefined if there is none. An interview of unknown kind
 * uses video slots (R10, R18: 'otherwise video'); a self-recorded one that gets a time uses in-person slots (R17).
 */
export const timeOffered = (application: Application): TimeOffer | undefined => {
  for (const action of actionsShown(application)) {
    const stage = stageTakenBy(action, application);
    if (stage === undefined) continue;
    const kind = stage === 'interview' ? interviewSlots(application) : stage;
    return { stage, kind, action, first: action.startsWith('schedule') };
  }
  return undefined;
};

/** Whether Schedule and Record Interview make the apply call first: until the screening is passed (R6, status 2 and 3; R10). */
export const appliesFirst = (application: Application): boolean =>
  application.applied === 'not-submitted' &&
  application.screening !== 'passed' &&
  decidingRow(application).about === 'application';
