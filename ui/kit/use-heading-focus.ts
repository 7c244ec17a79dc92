import { useEffect, useRef } from 'react';
import { headingId } from './page-heading';

/**
 * What was pressed is gone when a page goes over into another phase: the focus goes to the heading, which says where one is.
 * The first phase, while nothing could be pressed yet, takes it from nowhere.
 */
export const useHeadingFocus = (phase: string, first: string): void => {
  const shown = useRef(phase);
  useEffect(() => {
    const before = shown.current;
    shown.current = phase;
    if (before !== phase && before !== first) document.getElementById(headingId)?.focus();
  }, [phase, first]);
};
