import { useEffect, useRef } from 'react';

/** Where a part of a page takes another's place, what was pressed is gone: the focus goes to the heading of that name. */
export const useFocusOnChange = (mode: unknown, headingId: string): void => {
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) document.getElementById(headingId)?.focus();
    shown.current = mode;
  }, [mode, headingId]);
};
