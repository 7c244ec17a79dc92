import type { Allowance, MoveKind } from './application';

export interface NoMovesLeft {
  readonly _tag: 'NoMovesLeft';
  readonly kind: MoveKind;
  readonly left: number;
}

/** No move is left when the flag is false or the counter is 0 (R10). A missing counter is unlimited; one below 0 is 0. */
export const hasMovesLeft = ({ flag, left }: Allowance): boolean => flag && (left === undefined || left > 0);

/** The allowance after one move: the counter is one less and never below 0, and the flag turns false with the last (R27). */
export const moveUsed = ({ flag, left }: Allowance): Allowance => {
  if (left === undefined) return { flag, left };
  const rest = Math.max(0, left - 1);
  return { flag: flag && rest > 0, left: rest };
};
