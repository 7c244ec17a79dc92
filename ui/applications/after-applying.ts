import type { Carried } from '../../application/navigation/carried';
import { screenAfterApplying } from '../../application/navigation/outcome-screens';
import type { ApplyDestination } from '../../domain/applications/apply-result';
import type { Job } from '../../domain/ids/job';
import type { Travel } from '../hooks/use-travel';

/** The job that was applied for, by its names. */
export type AppliedFor = Job & { readonly positionName: string; readonly communityName: string };

/** What the next page is told: which job, and what to do there. */
const carried = (
  { _tag }: ApplyDestination,
  { communityId, positionId, positionName, communityName }: AppliedFor,
): Carried => {
  const job = { communityId, positionId };
  switch (_tag) {
    case 'MyJobs':
      return { job, toSchedule: true };
    case 'SignUp':
      return { job, applyingFor: { positionName, communityName } };
    case 'NoPositions':
    case 'Screening':
    case 'ScreeningRepeated':
    case 'ScreeningSuccess':
    case 'PositionClosed':
    case 'Schedule':
      return { job };
  }
};

/** Goes where applying leads (R6), from an advert and from a card alike. */
export const followApplying = ({ to }: Pick<Travel, 'to'>, destination: ApplyDestination, of: AppliedFor): void =>
  to(screenAfterApplying(destination, of), carried(destination, of));
