import type { Allowance } from '../../../domain/applications/application';
import { moveUsed } from '../../../domain/applications/moves';
import type { Case } from '../chapter';

/** How many moves the cases of the book begin with, as the demo's positions allow them. */
export const movesAllowed = 2;

/** What an application's counter and flag say once so many moves of a video interview are used, as the domain counts them (R27). */
export const afterMoves = (used: number): Case => {
  let allowance: Allowance = { flag: true, left: movesAllowed };
  for (let n = 0; n < used; n++) allowance = moveUsed(allowance);
  return { can_reschedule_video: allowance.flag, available_video_reschedules: allowance.left };
};
