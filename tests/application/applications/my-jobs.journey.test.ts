import { jobAt, jobIn, withSubmitted } from '../../../application/applications/my-jobs.journey';
import { candidateId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';
import { aListed, anApplication, communityId, positionId } from '../../support/builders/applications';

const jobs = [
  { communityId: communityId(1), positionId: positionId(7) },
  { communityId: communityId(2), positionId: positionId(7) },
  { communityId: communityId(2), positionId: positionId(8) },
] as const;
const list = { applications: jobs.map((job) => aListed(anApplication(job))) };

describe("The candidate's own job on a page", () => {
  it.each(jobs)('is the one of this community, although another has the same position id: %j', (job) => {
    expect(jobIn(list, job)?.application).toMatchObject(job);
  });

  it('is found by the position alone only if the address has no community', () => {
    expect(jobAt(list, positionId(8))?.application).toMatchObject(jobs[2]);
    expect(jobAt(list, positionId(9))).toBeUndefined();
    expect(jobIn(list, { communityId: communityId(1), positionId: positionId(8) })).toBeUndefined();
  });

  it('counts as submitted once it was submitted here, and no other does [R70]', () => {
    const before = { candidateId: candidateId(5), candidateName: 'Maria Santos', ...list };
    const after = withSubmitted(before, jobs[1], at('2026-12-04T15:00:00Z'));
    expect(after.applications.map(({ application }) => application.recordingSubmittedAt)).toEqual([
      undefined,
      at('2026-12-04T15:00:00Z'),
      undefined,
    ]);
  });

  it('is unknown without a list', () => {
    expect([jobIn(undefined, jobs[0]), jobAt(undefined, positionId(7))]).toEqual([undefined, undefined]);
  });
});
