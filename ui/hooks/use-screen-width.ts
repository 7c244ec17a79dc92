import { useSyncExternalStore } from 'react';
import type { ScreenWidth } from '../../domain/screening/options';

/** Over 768 px (spec 1 §9). */
const wide = '(min-width: 769px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const read = (): ScreenWidth => (window.matchMedia(wide).matches ? 'wide' : 'narrow');

/** The width of the screen, updated when it is turned or resized. */
export const useScreenWidth = (): ScreenWidth => useSyncExternalStore(subscribe, read);
