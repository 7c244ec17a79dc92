import type { ApplyDestination } from '../../domain/applications/apply-result';
import type { Job } from '../../domain/ids/job';
import type { ScreeningDestination } from '../../domain/screening/outcome';
import {
  myJobs,
  noPosts,
  positionClosed,
  schedule,
  screeningFail,
  screeningRepeated,
  screeningSuccess,
  signUp,
  skillFilter,
  type Destination,
} from './destination';

/** Where applying leads (R6). If the page's URL does not name the job, the job is passed along with it (R3). */
export const screenAfterApplying = (destination: ApplyDestination, job: Job): Destination => {
  switch (destination._tag) {
    case 'SignUp':
      return signUp();
    case 'NoPositions':
      return noPosts;
    case 'Screening':
      return skillFilter;
    case 'ScreeningRepeated':
      return screeningRepeated;
    case 'ScreeningSuccess':
      return screeningSuccess(job);
    case 'PositionClosed':
      return positionClosed(destination.value);
    case 'Schedule':
      return schedule(job);
    case 'MyJobs':
      return myJobs;
  }
};

/** Where an answered screening leads (R8). */
export const placeAfterScreening = ({ _tag }: ScreeningDestination, { communityId, positionId }: Job): Destination => {
  switch (_tag) {
    case 'SelfRecordScreeningSuccess':
      return { _tag, communityId, positionId };
    case 'ScreeningSuccess':
      return screeningSuccess({ positionId });
    case 'ScreeningFail':
      return screeningFail;
  }
};
