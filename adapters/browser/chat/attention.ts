import { distinctUntilChanged, fromEvent, map, merge } from 'rxjs';
import type { Attention } from '../../../application/chat/attention.port';

export const browserAttention = (window: Window): Attention => {
  const { document } = window;
  const isVisible = (): boolean => document.visibilityState === 'visible';
  return {
    isVisible,
    changes: merge(fromEvent(document, 'visibilitychange'), fromEvent(window, 'pageshow')).pipe(
      map(isVisible),
      distinctUntilChanged(),
    ),
  };
};
