import type { ActionDestination } from '../../domain/applications/action-destination';
import { isThere, type Destination, type Job, type Place } from './destination';

/** Where an action leads (R10a). The cancel dialog stands over the list and needs no screen. */
const placeOf = (action: ActionDestination['_tag'], { communityId, positionId }: Job): Place | undefined => {
  switch (action) {
    case 'Schedule':
    case 'ScheduleAgain':
    case 'InPersonInterview':
    case 'UploadResume':
    case 'OnboardingSchedule':
    case 'OnsiteSchedule':
    case 'SelfRecordBegin':
    case 'SelfRecordList':
      return { _tag: action, communityId, positionId };
    case 'Screening':
      return { _tag: 'SkillFilter' };
    // Applying begins at the advert: its Start makes the call and follows R6, by itself where the card was pressed to begin.
    case 'Apply':
    case 'ExternalApplication':
      return { _tag: 'Apply', positionId, more: false };
    // R45.
    case 'TechCheck':
      return { _tag: 'TechCheck', communityId, positionId, techCheckFor: 'tcNotDone' };
    case 'JoinScreen':
      return { _tag: 'JoinScreen' };
    case 'CancelDialog':
      return undefined;
  }
};

/** The screen that a card's action leads to. Where it is not there yet the action stays off the card: a button that leads nowhere is worse than none. */
export const screenOf = ({ _tag }: ActionDestination, job: Job): Destination | undefined => {
  const place = placeOf(_tag, job);
  return place !== undefined && isThere(place) ? place : undefined;
};
