import type { Application } from './application';
import { actionsShown, type CardAction } from './card-actions';
import { appliesFirst } from './time-offer';

/** The card's actions that record an answer (R10 rows 14 and 17). */
const recordingActions: readonly CardAction[] = ['record-interview', 'continue-recording'];

/** The application as a recording sees it: a recording doesn't wait for a resume, which is asked for after it (R60, spec 2 §4.2). */
export const resumeAside = (application: Application): Application => ({ ...application, hasResume: true });

/** Whether answers are recorded now: the card offers to record, or would if the resume were here, and the questions are passed (R10, R60). */
export const recordsNow = (application: Application): boolean => {
  const seen = resumeAside(application);
  return !appliesFirst(seen) && actionsShown(seen).some((action) => recordingActions.includes(action));
};
