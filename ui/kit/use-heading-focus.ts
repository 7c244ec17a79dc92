import { useEffect, useRef } from 'react';
import { headingId } from './page-heading';

/**
 * When a page changes phase, the pressed button is gone: the focus moves to the heading, which names the new phase. The first phase does not take the
 * focus, since nothing could be pressed yet.
 */
export const useHeadingFocus = (phase: string, first: string): void => {
  const shown = useRef(phase);
  useEffect(() => {
    const before = shown.current;
    shown.current = phase;
    if (before !== phase && before !== first) document.getElementById(headingId)?.focus();
  }, [phase, first]);
};
