import type { ThresholdFor } from '../../../application/tech-check/tech-check.api';
import { readSpeedThreshold } from '../../../application/tech-check/read-speed-threshold.service';
import { seeApplication } from '../../../application/operator/act-on-application.service';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel' });

const portal = async (thresholdValue?: number) => {
  const world = await aWorld({
    positions: [aPosition({ ...job, thresholdValue })],
    applicants: [
      { candidate: aCandidate(), applications: [anApplication()] },
      { candidate: daniel, applications: [] },
    ],
  });
  return { world, maria: await signedIn(world) };
};

describe('The flags of a tech check', () => {
  it('are stored with the application, for its candidate and the operator; done stays done [spec 2 §4.4, R10a]', async () => {
    const { world, maria } = await portal();
    const seen = async () =>
      (await answerOf(seeApplication(world.dependencies)({ email: aCandidate().email, ...job }))).application.techCheck;
    expect(await seen()).toEqual({ mandatory: 'not-done', optional: 'not-done' });
    await answerOf(maria.api.recordTechCheck({ ...job, by: 'optional', to: 'skipped' }));
    expect(await seen()).toEqual({ mandatory: 'not-done', optional: 'skipped' });
    await answerOf(maria.api.recordTechCheck({ ...job, by: 'self-record', to: 'done' }));
    await answerOf(maria.api.recordTechCheck({ ...job, by: 'mandatory', to: 'skipped' }));
    expect(await seen()).toEqual({ mandatory: 'done', optional: 'skipped' });
    const { applications } = await answerOf(maria.api.listApplications());
    expect(applications[0]?.application.techCheck).toEqual({ mandatory: 'done', optional: 'skipped' });
  });

  it('are refused for a job without an application, and without a session [R3b, R10b]', async () => {
    const { world, maria } = await portal();
    const his = await signedIn(world, daniel);
    const done = { by: 'mandatory', to: 'done' } as const;
    expect(await refusalOf(his.api.recordTechCheck({ ...job, ...done }))).toEqual({ _tag: 'NoSuchApplication' });
    const elsewhere = { ...job, communityId: communityId(43), ...done };
    expect(await refusalOf(maria.api.recordTechCheck(elsewhere))).toEqual({ _tag: 'NoSuchApplication' });
    expect(await refusalOf(world.device().api.recordTechCheck({ ...job, ...done }))).toMatchObject({
      _tag: 'SessionEnded',
    });
  });
});

describe('The speed that a tech check requires', () => {
  it.each([
    [undefined, 3],
    [0, 0],
    [4.5, 4.5],
  ])(
    'with %s of the position is %d: it takes precedence over the deployment’s [R46, spec 2 §9]',
    async (own, expected) => {
      const { world, maria } = await portal(own);
      const { candidateId } = await answerOf(maria.api.listApplications());
      const ask = readSpeedThreshold({ ...world.dependencies, speedThreshold: 3 });
      const read = (wish: ThresholdFor) => ask(candidateId, wish);
      expect(await answerOf(read({ positionId: job.positionId }))).toBe(expected);
      expect(await answerOf(read({ positionId: undefined }))).toBe(3);
      expect(await refusalOf(read({ positionId: positionId(1) }))).toEqual({ _tag: 'NoSuchApplication' });
    },
  );

  it('is 2 Mbps by default [spec 2 §7, §9]', async () => {
    const { maria } = await portal();
    expect(await answerOf(maria.api.speedThreshold({ positionId: undefined }))).toBe(2);
  });
});
