import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

const mark = 'recorderGuard';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/**
 * Asks before the candidate leaves (spec 2 §2.3). The recorder has its own history entry above the one that led to it: the browser's Back removes
 * only that entry, which is put back, and the page asks. When the tab is closed, the browser itself asks.
 */
export const useLeaveGuard = (guarded: boolean, onBack: () => void): void => {
  const location = useLocation();
  const navigate = useNavigate();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const confirmed = useRef(false);
  const state: unknown = location.state;
  const back = useEffectEvent(onBack);
  const put = useEffectEvent(() => {
    const fields = typeof state === 'object' ? state : {};
    void navigate({ pathname: location.pathname, search: location.search }, { state: { ...fields, [mark]: true } });
  });
  const marked = isMarked(state);
  useEffect(() => {
    if (!guarded || marked) return;
    put();
    if (confirmed.current && wentBack) back();
    confirmed.current = true;
  }, [guarded, marked, wentBack]);
  useEffect(() => {
    if (marked) confirmed.current = true;
  }, [marked]);
  useEffect(() => {
    if (!guarded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [guarded]);
};
