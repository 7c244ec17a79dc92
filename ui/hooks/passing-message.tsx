import { useCallback, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Snackbar } from '../kit/snackbar';
import { snacks } from '../store/snacks';
import { frameTexts } from '../texts/frame';

/** The snackbar of a candidate's pages. What a page says on the way to the next one is shown there. */
export const PassingMessage = ({ path }: { readonly path: string }) => {
  const dispatch = useDispatch();
  const snack = useSelector(snacks.selectors.shown);
  const hide = useCallback(() => dispatch(snacks.actions.hide()), [dispatch]);
  const shown = useRef(path);
  // A layout effect, because it has to come before what the page itself says as it appears: a page that says something and leads on at once would
  // have its message counted as the page's own, and lost on the way.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    dispatch(snacks.actions.turned());
  }, [dispatch, path]);
  return <Snackbar snack={snack} hideAfter={snack?.stays ?? 0} closeLabel={frameTexts.close} onHide={hide} />;
};
