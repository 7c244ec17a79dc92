import type { Allowance, Application } from './application';
import type { MoveKind } from '../positions/kinds';
import { moveKindOf } from './card-actions';

/** How often an appointment may still be moved: which of the four counters applies, and its value (R10, R18). */
export interface RescheduleLimit {
  readonly kind: MoveKind;
  /** Undefined: the server sent no counter, so moves are unlimited. */
  readonly left: number | undefined;
}

/** Moves left of one allowance: its counter, or 0 if its flag is false (R18). A counter below 0 counts as 0. */
export const movesLeft = ({ flag, left }: Allowance): number | undefined => {
  if (!flag) return 0;
  return left === undefined ? undefined : Math.max(0, left);
};

/** The limit that a move from this card would use (R10, last paragraph). */
export const rescheduleLimit = (application: Application): RescheduleLimit => {
  const kind = moveKindOf(application);
  return { kind, left: movesLeft(application.allowances[kind]) };
};

/** How the moves left are phrased: 'cannot be rescheduled', 'may be rescheduled up to N more time(s)' (spec 1 §4). */
export type MovesPhrase =
  | { readonly _tag: 'CannotBeRescheduled' }
  | { readonly _tag: 'UpToMoreTimes'; readonly times: number }
  | { readonly _tag: 'NotLimited' };

/** Chooses the phrase for the moves left. Undefined: unlimited. */
export const movesPhrase = (left: number | undefined): MovesPhrase => {
  if (left === undefined) return { _tag: 'NotLimited' };
  return left === 0 ? { _tag: 'CannotBeRescheduled' } : { _tag: 'UpToMoreTimes', times: left };
};
