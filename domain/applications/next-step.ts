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

/** What comes next: the booked appointment, else the first enabled action of R10, else the employer's move. */
export const nextStep = (application: Application, now: Instant): NextStep => {
  if (isClosedToCandidate(application)) return { _tag: 'Over' };
  if (decidingRow(application).about === 'appointment') return { _tag: 'Appointment' };
  const usable = cardActions(application, now).find(({ barrier }) => barrier === undefined);
  return usable === undefined ? { _tag: 'EmployersTurn' } : { _tag: 'YourTurn', action: usable.action };
};
