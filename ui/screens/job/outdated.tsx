import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import { snacks } from '../../store/snacks';
import { jobTexts as t } from '../../texts/job';

/** No time can be chosen for this job any more (R16): redirects to the list, which shows where the application stands, with a message why. */
export const Outdated = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(snacks.actions.say('notice', t.movedOn));
  }, [dispatch]);
  return <Navigate to={toPath(myJobs)} replace />;
};
