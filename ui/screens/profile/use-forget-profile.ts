import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useQueries } from '../../store/portal-store';

/** After e-mail or phone were changed the profile is not what was fetched; the jobs are. */
export const useForgetContact = (): (() => void) => {
  const queries = useQueries();
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(queries.util.invalidateTags(['Profile'])), [dispatch, queries]);
};

/** After the profile was saved neither it nor the name in the header is what was fetched. */
export const useForgetProfile = (): (() => void) => {
  const queries = useQueries();
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(queries.util.invalidateTags(['Jobs', 'Profile'])), [dispatch, queries]);
};
