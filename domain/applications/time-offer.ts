import type { Application, MoveKind } from './application';
import { actionsShown, decidingRow, type CardAction } from './card-actions';
import type { Stage } from './status-catalogue';

/* What a card offers to take a time for. Whether a slot may be had is another file's: it needs zones, which cost a list 20 kB. */

/** What a card offers to take a time for. */
export interface TimeOffer {
  readonly stage: Stage;
  readonly kind: MoveKind;
  /** The card's action, and whether it says Schedule or Reschedule. */
  readonly action: CardAction;
  readonly first: boolean;
}

/** The stage whose time an action takes, by its name; undefined: it takes none. */
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

/** The stage whose time an action takes; a self-recorded interview with onboarding schedules its onboarding (R10a). */
export const stageTakenBy = (
  action: CardAction,
  { interviewKind, onboarding }: Pick<Application, 'interviewKind' | 'onboarding'>,
): Stage | undefined => {
  const stage = stageNamed[action];
  return stage === 'interview' && interviewKind === 'self-record' && onboarding ? 'onboarding' : stage;
};

/** The slots that an interview of this application takes. */
export const interviewSlots = ({ interviewKind }: Application): 'video' | 'in-person' =>
  interviewKind === 'in-person' || interviewKind === 'self-record' ? 'in-person' : 'video';

/**
 * What the card offers to take a time for, whether it can be used now or not; undefined where it offers none. An interview of no known
 * kind takes video slots (R10, R18: 'otherwise video'); a self-recorded one that gets a time takes in-person slots (R17).
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

/** The rows of R10 whose actions make the application first, where none was made. */
const applyingRows: readonly number[] = [14, 15];

/** Schedule and Record Interview are the apply call first, until its answer is that the screening is passed (R6, status 2 and 3; R10). */
export const appliesFirst = (application: Application): boolean =>
  application.applied === 'not-submitted' &&
  application.screening !== 'passed' &&
  applyingRows.includes(decidingRow(application).row);
