import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { snacks } from '../../store/snacks';
import { jobTexts as t } from '../../texts/job';

/** Nothing can be done on this page any more, by default choosing a time (R16): redirects to the list, which shows where the application stands, with a message why. */
export const Outdated = ({ words = t.movedOn }: { readonly words?: string }) => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(snacks.actions.say('notice', words));
  }, [dispatch, words]);
  return <Navigate to={toPath(myJobs)} replace />;
};
