import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { snacks } from '../store/snacks';
import { jobTexts as t } from './job.texts';

/**
 * Nothing more can be done on this page, by default choosing a time (R16): redirects to the list, which shows the application's state, with a message
 * that says why.
 */
export const Outdated = ({ words = t.movedOn }: { readonly words?: string }) => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(snacks.actions.say('notice', words));
  }, [dispatch, words]);
  return <Navigate to={toPath(myJobs)} replace />;
};
