import { occurred, theCandidate } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, key } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { at } from '../../support/builders/time';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, videoSlots, type World } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const eleven = slot('2026-12-04', '11:00', '11:30');
const named = { email: aCandidate().email, positionId: job.positionId };

const applied = async () => {
  const world = await aWorld({
    slots: videoSlots(eleven),
    applicants: [{ candidate: aCandidate(), applications: [anApplication()] }],
  });
  return { world, ...(await signedIn(world)) };
};

const told = async ({ api }: Awaited<ReturnType<typeof applied>>) => answerOf(api.history(job));

const opened = (world: World, id: CandidateId, iso: string) =>
  world.behind(({ events }) =>
    events.add(
      id,
      job.positionId,
      occurred('resume.opened', { _tag: 'Employer', name: 'Payroll at Maple Court' }, at(iso)),
    ),
  );

describe('What happened to an application', () => {
  it("tells the candidate's own acts and those of the employer, oldest first [R27, R69]", async () => {
    const device = await applied();
    await answerOf(
      device.api.takeTime({
        ...job,
        ...{ act: 'Book', kind: 'video', slot: eleven, videoPreference: undefined, key: key('b') },
      }),
    );
    await answerOf(device.world.operator.act({ ...named, act: 'cancel-interview' }));
    expect(await told(device)).toEqual({
      lines: [
        { says: 'booked', on: '2026-12-04' },
        { says: 'canceled', on: '2026-12-04' },
      ],
      fromTheBeginning: false,
    });
  });

  it('says on which days the resume was opened, and not by whom [R69]', async () => {
    const device = await applied();
    const { candidateId } = await answerOf(device.api.listApplications());
    // 9 in the morning and 11 at night in Chicago, then past midnight.
    for (const iso of ['2026-12-04T15:00:00Z', '2026-12-05T05:00:00Z', '2026-12-05T06:30:00Z'])
      await opened(device.world, candidateId, iso);
    const history = await told(device);
    expect(history.lines).toEqual([
      { says: 'resume-opened', on: '2026-12-04' },
      { says: 'resume-opened', on: '2026-12-05' },
    ]);
    expect(JSON.stringify(history)).not.toContain('Payroll');
  });

  it('keeps to itself what the employer keeps to itself [R69]', async () => {
    const device = await applied();
    const { candidateId } = await answerOf(device.api.listApplications());
    await answerOf(device.world.operator.act({ ...named, act: 'block' }));
    await answerOf(device.world.operator.act({ ...named, act: 'unblock' }));
    await device.world.behind(({ events }) =>
      events.add(candidateId, job.positionId, occurred('attendance.left', theCandidate, at('2026-12-04T15:00:00Z'))),
    );
    expect((await told(device)).lines).toEqual([]);
  });

  it('is nobody else’s, and of no other job [R3]', async () => {
    const device = await applied();
    const other = aCandidate({ email: email('other@example.org') });
    await device.world.behind(({ provisioning }) => provisioning.putCandidate(other));
    const { api } = await signedIn(device.world, other);
    expect(await refusalOf(api.history(job))).toEqual({ _tag: 'NoSuchApplication' });
    expect(await refusalOf(device.api.history({ ...job, communityId: communityId(43) }))).toEqual({
      _tag: 'NoSuchApplication',
    });
  });
});
