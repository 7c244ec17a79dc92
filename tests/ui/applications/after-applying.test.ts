import type { Destination } from '../../../application/navigation/destination';
import type { ApplyDestination } from '../../../domain/applications/apply-result';
import type { Carried } from '../../../application/navigation/carried';
import { followApplying } from '../../../ui/applications/after-applying';
import { communityId, positionId } from '../../support/builders/applications';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const names = { positionName: 'Cook', communityName: 'Linden Lark House' };

const followed = (destination: ApplyDestination): readonly [Destination['_tag'], Carried | undefined] => {
  const went: [Destination['_tag'], Carried | undefined][] = [];
  followApplying({ to: ({ _tag }, told) => void went.push([_tag, told]) }, destination, { ...job, ...names });
  const [first] = went;
  if (first === undefined || went.length > 1) throw new Error('It leads to one page.');
  return first;
};

describe('Where applying leads, from an advert and from a card alike', () => {
  it.each([
    [{ _tag: 'MyJobs', hint: 'schedule-interview' }, 'MyJobs', { job, toSchedule: true }],
    [{ _tag: 'SignUp' }, 'SignUp', { job, applyingFor: names }],
    [{ _tag: 'NoPositions' }, 'NoPosts', { job }],
    [{ _tag: 'Schedule' }, 'Schedule', { job }],
    [{ _tag: 'Screening' }, 'SkillFilter', { job }],
  ] as const)('%j opens %s, which gets the job and what to do there [R6, R3]', (destination, page, told) => {
    expect(followed(destination)).toEqual([page, told]);
  });
});
