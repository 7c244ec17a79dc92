import { useEffect } from 'react';
import type { Instant } from '../../domain/time/instant';
import { useBehavior } from '../kit/use-behavior';
import { usePorts } from './ports';

/** The current time for rendering; it ticks while the page is mounted. No page reads a clock while it renders. */
export const useNow = (): Instant => {
  const { now } = usePorts();
  // The latest render may rest on a response that corrected the clock: the page updates at once instead of at the next tick.
  useEffect(() => now.look());
  return useBehavior(now);
};
