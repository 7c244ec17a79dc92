import { inFull } from '../in-full';

/** A phone's width, in px. At full length (`npm run attack`) a journey is repeated on a wide screen, where other journeys of its pages run anyway. */
export const phoneFirst: readonly number[] = inFull ? [390, 1280] : [390];
