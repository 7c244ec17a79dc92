import { useEffect, useRef } from 'react';
import { headingId } from './page-heading';

/**
 * When a page changes phase, the pressed button is gone: the focus moves to the heading that names the new phase, the page's own unless another is
 * given. What follows the phase that a page begins with, `first`, does not take the focus, since nothing could be pressed yet.
 */
export const useHeadingFocus = (phase: string, first: string, id = headingId): void => {
  const shown = useRef(phase);
  const hasBegun = useRef(false);
  useEffect(() => {
    const changed = shown.current !== phase;
    shown.current = phase;
    if (changed && hasBegun.current) document.getElementById(id)?.focus();
    hasBegun.current ||= phase !== first;
  }, [phase, first, id]);
};
