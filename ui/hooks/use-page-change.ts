import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/page-heading';

/**
 * After navigation the view scrolls to the top and the heading gets the focus; the first page keeps the browser's own focus. The heading keeps the
 * focus until the candidate does something: the first heading found may belong to the old page or to a loading one, and when it is replaced the focus
 * would drop to the start of the document.
 */
export const usePageChange = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const watch = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading();
    });
    const acted = new AbortController();
    const stop = (): void => {
      watch.disconnect();
      acted.abort();
    };
    focusHeading();
    watch.observe(document.body, { childList: true, subtree: true });
    for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, stop, { signal: acted.signal });
    return stop;
  }, [pathname]);
};
