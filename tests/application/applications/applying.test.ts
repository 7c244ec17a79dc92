import * as O from 'fp-ts/Option';
import { applyTo } from '../../../application/applications/apply.journey';
import { applyStatus } from '../../../domain/applications/apply-answer';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { readPositionId } from '../../../domain/identity/encoded-id';
import type { Position } from '../../../domain/positions/position';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition, externalUrl } from '../../support/builders/positions';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, signedIn, type Given } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const request = { ...job, positionName: 'Caregiver' };
const closed = { _tag: 'PositionClosed' };

/** Maria, who has not applied yet. */
const newcomer = async (position: Partial<Position> = {}, given: Partial<Given> = {}) => {
  const world = await aWorld({
    positions: [aPosition(position)],
    applicants: [{ candidate: aCandidate(), applications: [] }],
    ...given,
  });
  const device = await signedIn(world);
  const list = async () => (await answerOf(device.api.listApplications())).applications;
  return { world, device, list };
};

describe('A job posting', () => {
  it('can be read by anyone, with the other open jobs of its community [spec 1 §2] [R3b]', async () => {
    const cook = aPosition({ positionId: positionId(2), positionName: 'Cook' });
    const gone = aPosition({ positionId: positionId(3), published: false });
    const far = aPosition({ positionId: positionId(4), communityId: communityId(7) });
    const { api } = (
      await aWorld({ positions: [aPosition({ meeting: 'https://rooms.example.org/1' }), cook, gone, far] })
    ).device();
    const advert = await answerOf(api.advert(job.positionId));
    expect(advert).toMatchObject({ positionName: 'Caregiver', otherJobs: [{ positionId: 2, positionName: 'Cook' }] });
    expect(advert).not.toHaveProperty('meeting');
  });

  it('is unavailable while the position is closed, or if there is none [spec 2 §5]', async () => {
    const { api } = (await aWorld({ positions: [aPosition({ published: false })], applicants: [] })).device();
    expect(await refusalOf(api.advert(job.positionId))).toEqual(closed);
    expect(await refusalOf(api.advert(positionId(9)))).toEqual({ _tag: 'NoSuchPosition' });
  });
});

describe('A link with encoded ids [R1]', () => {
  it('is resolved, and plain ids in it are kept', async () => {
    const world = await aWorld();
    const { api } = world.device();
    const { idCodes } = world.dependencies;
    const [position, community] = [idCodes.encode('position', 4711), idCodes.encode('community', 42)];
    expect(await answerOf(api.resolveLink({ position, community }))).toEqual(job);
    expect(await answerOf(api.resolveLink({ position: '4711', community }))).toEqual(job);
    expect(await answerOf(api.resolveLink({ position, community: undefined }))).toEqual({
      positionId: 4711,
      communityId: undefined,
    });
  });

  it("that we didn't create is refused: foreign text, an impossible id, another kind of code, nothing at all", async () => {
    const world = await aWorld();
    const { api } = world.device();
    const community = world.dependencies.idCodes.encode('community', 42);
    for (const position of ['abcdefghijklmnop', '0', '-7', '1.5', 'seven', '', '../../../etc/passwd', community])
      expect(await refusalOf(api.resolveLink({ position, community: undefined }))).toEqual({ _tag: 'LinkUnreadable' });
    expect(await refusalOf(api.resolveLink({ position: undefined, community: undefined }))).toEqual({
      _tag: 'LinkUnreadable',
    });
    expect(O.isNone(O.fromEither(readPositionId('')))).toBe(true);
  });
});

describe('apply_job', () => {
  it('creates the application, with applied_status 0 and status 0, and answers that its screening is open [R6a]', async () => {
    const { world, device, list } = await newcomer({ resume: 'required' });
    expect(await answerOf(device.api.applyToJob(request))).toEqual({ status: 0 });
    expect((await list()).map(({ application }) => application)).toMatchObject([
      {
        ...job,
        applied: 'not-submitted',
        screening: 'open',
        status: statusOf(0),
        resume: 'required',
        invitedOn: world.clock.now(),
      },
    ]);
  });

  it('repeated, even twice at the same time, creates no second application [R6a]', async () => {
    const { device, list } = await newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(device.api.applyToJob(request))));
    expect(answers).toEqual([{ status: 0 }, { status: 0 }, { status: 0 }]);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['passed and not yet booked', anApplication(), 2],
    ['booked', anApplication({ applied: 'interview-arranged' }), 1],
    ['withdrawn', anApplication({ status: statusOf(14) }), 4],
  ])('answers with the current state for an application that is %s [R6a]', async (_, application, status) => {
    const { device } = await newcomer({}, { applicants: [{ candidate: aCandidate(), applications: [application] }] });
    expect(await answerOf(device.api.applyToJob(request))).toEqual({ status });
    expect(applyStatus(application)).toBe(status);
  });

  it('answers that the questions were already answered, if they were failed [R6b]', async () => {
    const applications = [anApplication({ screening: 'not-selected' })];
    const { device } = await newcomer({}, { applicants: [{ candidate: aCandidate(), applications }] });
    expect(await refusalOf(device.api.applyToJob(request))).toEqual({ _tag: 'ScreeningAnswered' });
    expect(await refusalOf(device.api.confirmExternal(job))).toEqual({ _tag: 'ScreeningAnswered' });
    expect(await answerOf(applyTo(device)({ ...request, ...aPosition() }))).toEqual({
      _tag: 'Stays',
      error: { _tag: 'SaidByServer', text: 'You have already answered the questions for this job.' },
    });
  });

  it.each<[string, Partial<Position>, Partial<Given>]>([
    ['is not published', { published: false }, {}],
    ['is not there', { positionId: positionId(5) }, {}],
    ['is in another community', { communityId: communityId(43) }, {}],
    [
      'blocks the candidate',
      {},
      { applicants: [{ candidate: aCandidate(), applications: [anApplication({ blocked: true })] }] },
    ],
    [
      'was closed after they applied',
      { published: false },
      { applicants: [{ candidate: aCandidate(), applications: [anApplication()] }] },
    ],
  ])('finds nothing open if the job %s [R6] [spec 2 §5]', async (_, position, given) => {
    const { device, list } = await newcomer(position, given);
    const before = await list();
    expect(await refusalOf(device.api.applyToJob(request))).toEqual(closed);
    expect(await list()).toEqual(before);
  });
});

describe('applied_position', () => {
  const elsewhere = { externalApplicationUrl: externalUrl('https://ats.example.org/apply') };

  it('writes applied_status 1 and sf_status 8 and answers as apply_job does then [R6a] [R27]', async () => {
    const { device, list } = await newcomer(elsewhere);
    expect(await answerOf(device.api.applyToJob(request))).toEqual({ status: 0 });
    expect(await answerOf(device.api.confirmExternal(job))).toEqual({ status: 2 });
    expect((await list())[0]?.application).toMatchObject({ applied: 'screening-submitted', screening: 'passed' });
  });

  it('repeated after a lost response answers with the current state', async () => {
    const { device } = await newcomer(elsewhere);
    await answerOf(device.api.applyToJob(request));
    await answerOf(device.api.confirmExternal(job));
    expect(await answerOf(device.api.confirmExternal(job))).toEqual({ status: 2 });
  });

  it('is refused if the job takes applications here, or if the candidate has not applied [R10b]', async () => {
    const { device, list } = await newcomer();
    expect(await refusalOf(device.api.confirmExternal(job))).toEqual({ _tag: 'NoSuchApplication' });
    await answerOf(device.api.applyToJob(request));
    expect(await refusalOf(device.api.confirmExternal(job))).toMatchObject({
      _tag: 'ActNotOffered',
      act: 'ConfirmExternalApplication',
    });
    expect((await list())[0]?.application.screening).toBe('open');
  });

  it.each([
    ['a job that was closed meanwhile', { published: false }, {}],
    ['a blocked candidate', {}, { blocked: true }],
  ])('finds nothing open for %s, and writes nothing [R6]', async (_, position, application) => {
    const open = anApplication({
      applied: 'not-submitted',
      screening: 'open',
      externalApplicationUrl: 'https://ats.example.org/apply',
      ...application,
    });
    const { device, list } = await newcomer(
      { ...elsewhere, ...position },
      { applicants: [{ candidate: aCandidate(), applications: [open] }] },
    );
    expect(await refusalOf(device.api.confirmExternal(job))).toEqual(closed);
    expect((await list())[0]?.application.screening).toBe('open');
  });
});

describe("A candidate's own application to one job [spec 1 §7]", () => {
  it('can be read by its owner, even if the job is closed, and by no one else [R3a]', async () => {
    const world = await aWorld({ positions: [aPosition({ published: false })] });
    await world.behind(({ provisioning }) =>
      provisioning.putCandidate(aCandidate({ email: email('daniel@example.org') })),
    );
    const [maria, daniel] = [
      await signedIn(world),
      await signedIn(world, aCandidate({ email: email('daniel@example.org') })),
    ];
    expect(await answerOf(maria.api.application(job))).toMatchObject({ positionName: 'Caregiver', application: job });
    const none = { _tag: 'NoSuchApplication' };
    expect(await refusalOf(daniel.api.application(job))).toEqual(none);
    expect(await refusalOf(maria.api.application({ ...job, communityId: communityId(1) }))).toEqual(none);
  });
});
