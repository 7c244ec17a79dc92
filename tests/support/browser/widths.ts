import { inFull } from '../in-full';

/** A phone's width, in px. `ATTACK=full npm run test:browser` repeats the journey on a wide screen, on which other journeys of its pages run anyway. */
export const phoneFirst: readonly number[] = inFull ? [390, 1280] : [390];
