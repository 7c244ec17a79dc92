import type { Instant } from '../time/instant';
import type { Application } from './application';
import { isClosedToCandidate } from './apply-answer';
import { cardActions, decidingRow, type CardAction } from './card-actions';

/** Whose turn it is, which the card shows next to the status. */
export type NextStep =
  /** Nothing more happens. */
  | { readonly _tag: 'Over' }
  /** An appointment is booked: the candidate only has to come. */
  | { readonly _tag: 'Appointment' }
  | { readonly _tag: 'YourTurn'; readonly action: CardAction }
  | { readonly _tag: 'EmployersTurn' };

/** The rows of R10 with a booked appointment: their actions move or cancel it, but nothing requires them. */
const appointmentRows: readonly number[] = [3, 6, 19, 20];

/** What comes next: the booked appointment, else the first enabled action of R10, else the employer's move. */
export const nextStep = (application: Application, now: Instant): NextStep => {
  if (isClosedToCandidate(application)) return { _tag: 'Over' };
  if (appointmentRows.includes(decidingRow(application).row)) return { _tag: 'Appointment' };
  const usable = cardActions(application, now).find(({ barrier }) => barrier === undefined);
  return usable === undefined ? { _tag: 'EmployersTurn' } : { _tag: 'YourTurn', action: usable.action };
};
