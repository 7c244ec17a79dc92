import type { Allowance } from '../../../domain/applications/application';
import { moveUsed } from '../../../domain/applications/moves';
import type { Case } from '../chapter';

/** How many moves the book's cases start with, as in the demo's positions. */
export const movesAllowed = 2;

/** An application's counter and flag after so many moves of a video interview, as the domain counts them (R27). */
export const afterMoves = (used: number): Case => {
  let allowance: Allowance = { flag: true, left: movesAllowed };
  for (let n = 0; n < used; n++) allowance = moveUsed(allowance);
  return { can_reschedule_video: allowance.flag, available_video_reschedules: allowance.left };
};
