import type { ActionDestination } from '../../domain/applications/action-destination';
import type { Job } from '../../domain/positions/job';
import { isThere, type Destination, type Place } from './destination';
import { recorder } from './recording-screens';

/** Where an action leads (R10a). The cancel dialog opens above the list and needs no screen. */
const placeOf = (action: ActionDestination['_tag'], { communityId, positionId }: Job): Place | undefined => {
  switch (action) {
    case 'Schedule':
    case 'ScheduleAgain':
    case 'InPersonInterview':
    case 'Scheduled':
    case 'UploadResume':
    case 'OnboardingSchedule':
    case 'OnsiteSchedule':
    case 'SelfRecordList':
      return { _tag: action, communityId, positionId };
    // Without the recorder the ways to it would lead nowhere, so the card doesn't offer to record.
    case 'SelfRecordBegin':
      return isThere(recorder({ communityId, positionId })) ? { _tag: action, communityId, positionId } : undefined;
    case 'Screening':
      return { _tag: 'SkillFilter' };
    // Applying begins at the advert: its Start makes the call and follows R6. If the card was pressed to apply, it starts automatically.
    case 'Apply':
    case 'ExternalApplication':
      return { _tag: 'Apply', positionId, more: false };
    // R45.
    // Without a join screen a check would lead nowhere, so the card doesn't offer to join.
    case 'TechCheck':
      return isThere({ _tag: 'JoinScreen' })
        ? { _tag: 'TechCheck', communityId, positionId, techCheckFor: 'tcNotDone' }
        : undefined;
    case 'JoinScreen':
      return { _tag: 'JoinScreen' };
    case 'CancelDialog':
      return undefined;
  }
};

/**
 * The screen that a card's action leads to. If that screen does not exist yet, the card omits the action: a button that leads nowhere is worse than
 * none.
 */
export const screenOf = ({ _tag }: ActionDestination, job: Job): Destination | undefined => {
  const place = placeOf(_tag, job);
  return place !== undefined && isThere(place) ? place : undefined;
};
