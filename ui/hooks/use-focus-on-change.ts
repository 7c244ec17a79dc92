import { useEffect, useRef } from 'react';

/** When one part of a page replaces another, the pressed button is gone: the focus moves to the heading with that id. */
export const useFocusOnChange = (mode: unknown, headingId: string): void => {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) document.getElementById(headingId)?.focus();
    shown.current = mode;
  }, [mode, headingId]);
};
