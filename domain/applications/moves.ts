import type { Allowance } from './application';
import type { MoveKind } from '../positions/kinds';

/** The flag of this kind of appointment is false or its counter 0, so it can't be moved (R10). `left` is 0. */
export interface NoMovesLeft {
  readonly _tag: 'NoMovesLeft';
  readonly kind: MoveKind;
  readonly left: number;
}

/** A move is left while the flag is true and the counter is above 0 or missing, which means unlimited (R10). */
export const hasMovesLeft = ({ flag, left }: Allowance): boolean => flag && (left === undefined || left > 0);

/** The allowance after one move: the counter drops by one, never below 0, and the flag turns false with the last move (R27). */
export const moveUsed = ({ flag, left }: Allowance): Allowance => {
  if (left === undefined) return { flag, left };
  const rest = Math.max(0, left - 1);
  return { flag: flag && rest > 0, left: rest };
};
