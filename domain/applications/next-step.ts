import type { Instant } from '../time/instant';
import type { Application } from './application';
import { isClosedToCandidate } from './apply-answer';
import { cardActions, decidingRow, type CardAction } from './card-actions';

/** Whose turn it is: what a card's status words say beside where things stand. */
export type NextStep =
  /** Nothing comes any more. */
  | { readonly _tag: 'Over' }
  /** An appointment stands: the candidate need do nothing but come. */
  | { readonly _tag: 'Appointment' }
  | { readonly _tag: 'YourTurn'; readonly action: CardAction }
  | { readonly _tag: 'EmployersTurn' };

/** The rows of R10 in which an appointment stands: its actions move it or give it up, and nothing waits for them. */
const appointmentRows: readonly number[] = [3, 6, 19, 20];

/** Who has it now: the first action of R10 that can be used and leads on, the appointment that stands, or the employer. */
export const nextStep = (application: Application, now: Instant): NextStep => {
  if (isClosedToCandidate(application)) return { _tag: 'Over' };
  if (appointmentRows.includes(decidingRow(application).row)) return { _tag: 'Appointment' };
  const usable = cardActions(application, now).find(({ barrier }) => barrier === undefined);
  return usable === undefined ? { _tag: 'EmployersTurn' } : { _tag: 'YourTurn', action: usable.action };
};
