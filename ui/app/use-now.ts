import { useEffect } from 'react';
import type { Instant } from '../../domain/time/instant';
import { useBehavior } from '../kit/use-behavior';
import { usePorts } from './ports';

/** The time as a page shows it: it ticks while the page stands there. No page reads a clock while it draws. */
export const useNow = (): Instant => {
  const { now } = usePorts();
  // What has just been drawn may rest on an answer that put the clock right: the page doesn't wait for the next tick to say so.
  useEffect(() => now.look());
  return useBehavior(now);
};
