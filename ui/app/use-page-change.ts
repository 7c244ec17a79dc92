import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/page-heading';

/**
 * After a change of page the view starts at the top and the heading gets the focus; the first page keeps the browser's own. The heading
 * keeps it until the candidate does something: the one that stands first may be the old page's, or that of a page still loading, and
 * when it is replaced the focus would fall to the start of the document.
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
