import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { headingId } from '../kit/page-heading';

/** After a change of page the heading gets the focus and the view starts at the top; the first page keeps the browser's own. */
export const usePageChange = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const focusHeading = (): boolean => {
      const heading = document.getElementById(headingId);
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focusHeading()) return undefined;
    const watch = new MutationObserver(() => {
      if (focusHeading()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pathname]);
};
