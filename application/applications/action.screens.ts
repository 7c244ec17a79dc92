import type { ActionDestination } from '../../domain/applications/action-destination';
import type { Job } from '../../domain/ids/job';
import type { Destination } from '../navigation/destination';

/** The screen that a card's action leads to (R10a). Undefined: the cancel dialog opens above the list and needs none. */
export const screenOf = ({ _tag }: ActionDestination, { communityId, positionId }: Job): Destination | undefined => {
  switch (_tag) {
    case 'Schedule':
    case 'ScheduleAgain':
    case 'InPersonInterview':
    case 'Scheduled':
    case 'OnsiteScheduled':
    case 'UploadResume':
    case 'OnboardingSchedule':
    case 'OnsiteSchedule':
    case 'SelfRecordList':
    case 'SelfRecordBegin':
      return { _tag, communityId, positionId };
    case 'Screening':
      return { _tag: 'SkillFilter' };
    // Applying begins at the advert: its Start makes the call and follows R6. If the card was pressed to apply, it starts automatically.
    case 'Apply':
    case 'ExternalApplication':
      return { _tag: 'Apply', positionId, more: false };
    // R45.
    case 'TechCheck':
      return { _tag, communityId, positionId, techCheckFor: 'tcNotDone' };
    case 'JoinScreen':
      return { _tag };
    case 'CancelDialog':
      return undefined;
  }
};
