import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import {
  applyTo,
  confirmApplied,
  confirmOnPage,
  startApplying,
  startOnPage,
  type JobAppliedTo,
} from '../../../application/applications/apply.journey';
import { confirmHere } from '../../../application/identity/attendance.live';
import { landAfterSignIn } from '../../../application/identity/enter.journey';
import { apply } from '../../../application/navigation/destination';
import { screenAfterApplying } from '../../../application/navigation/outcome-screens';
import { toPath } from '../../../application/navigation/path';
import { landingAt } from '../../../application/navigation/landing';
import { noHints } from '../../../domain/identity/sign-in-hints';
import type { Advert } from '../../../domain/positions/advert';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Application } from '../../../domain/applications/application';
import type { Position } from '../../../domain/positions/position';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition, externalUrl } from '../../support/builders/positions';
import { answerOf } from '../../support/world/answers';
import { playedPresence } from '../../support/world/presence';
import { aWorld, signedIn, type Device } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const url = 'https://ats.example.org/apply';
const external = { externalApplicationUrl: externalUrl(url) };

/** Maria's device, the advert she reads, and her application, if any. */
const reading = async (position: Partial<Position> = {}, application?: Partial<Application>) => {
  const world = await aWorld({
    positions: [aPosition(position)],
    applicants: [
      { candidate: aCandidate(), applications: application === undefined ? [] : [anApplication(application)] },
    ],
  });
  const device = await signedIn(world);
  const advert: Advert = await answerOf(device.api.advert(job.positionId));
  return { world, device, advert };
};

const halfAnHour = 1_800_000;

const leadsTo = (destination: object) => ({ _tag: 'LeadsTo', destination });

describe('Start on a job posting', () => {
  it('without a token leads to sign-up, and signing in returns to the posting [R2, R6]', async () => {
    const { world, advert } = await reading();
    const visitor = world.device();
    expect(await answerOf(startApplying(visitor)(advert))).toEqual(leadsTo({ _tag: 'SignUp' }));
    expect(visitor.session.hints.read()).toEqual(
      O.some({ ...noHints, redirectUrl: '/apply/4711', preLoginRoute: 'applyLink' }),
    );
    expect(landAfterSignIn(visitor)).toEqual({ ...landingAt(apply(positionId(4711))), begins: true });
    expect(visitor.session.hints.read()).toEqual(O.none);
  });

  it.each([
    ['29:59.999 minutes', halfAnHour - 1, false],
    ['half an hour', halfAnHour, true],
  ])(
    'with a session that was idle for %s (%d ms) asks who is here first: %s [spec 1 §2, R3a]',
    async (_, away, asks) => {
      const { world, device, advert } = await reading();
      const presence = playedPresence(() => world.clock.now());
      presence.lastActiveAt.write(world.clock.now());
      world.clock.moveBy(away);
      const start = () => answerOf(startOnPage({ ...device, presence })(advert));
      expect((await start())._tag).toBe(asks ? 'AsksWhoIsHere' : 'LeadsTo');
      expect((await answerOf(device.api.listApplications())).applications).toHaveLength(asks ? 0 : 1);
      confirmHere(presence);
      expect((await start())._tag).toBe('LeadsTo');
    },
  );

  it("that leads elsewhere asks who is here before accepting 'Yes, I have applied' after half an hour on the employer's site [R3a, R6a]", async () => {
    const { world, device, advert } = await reading(external);
    const presence = playedPresence(() => world.clock.now());
    confirmHere(presence);
    expect(await answerOf(startOnPage({ ...device, presence })(advert))).toEqual({ _tag: 'AppliesElsewhere', url });
    const confirm = () => answerOf(confirmOnPage({ ...device, presence })(advert));
    world.clock.moveBy(halfAnHour);
    expect(await confirm()).toEqual({ _tag: 'AsksWhoIsHere' });
    expect(await answerOf(startApplying(device)(advert))).toEqual({ _tag: 'AppliesElsewhere', url });
    confirmHere(presence);
    expect(await confirm()).toEqual(leadsTo({ _tag: 'Schedule' }));
  });

  it("doesn't ask who is here if no one is signed in [R6]", async () => {
    const { world, advert } = await reading();
    const visitor = { ...world.device(), presence: playedPresence(() => world.clock.now()) };
    expect(await answerOf(startOnPage(visitor)(advert))).toEqual(leadsTo({ _tag: 'SignUp' }));
  });

  it('creates the application and leads to the questions; their page knows the job [R6, R6a, R3]', async () => {
    const { device, advert } = await reading();
    expect(await answerOf(startApplying(device)(advert))).toEqual(leadsTo({ _tag: 'Screening' }));
    expect(device.session.jobInHand.read()).toEqual(O.some(job));
    expect((await answerOf(device.api.listApplications())).applications).toHaveLength(1);
  });

  it.each<[string, Partial<Application>, object]>([
    ['is passed', {}, { _tag: 'Schedule' }],
    ['is passed and misses a resume', { resume: 'required' }, { _tag: 'ScreeningSuccess' }],
    ['is passed and has its resume', { resume: 'required', hasResume: true }, { _tag: 'Schedule' }],
    ['is passed for a self-recording', { interviewKind: 'self-record' }, { _tag: 'PositionClosed', value: '2' }],
    ['is booked', { applied: 'interview-arranged' }, { _tag: 'PositionClosed', value: '1' }],
    ['has ended', { status: statusOf(14) }, { _tag: 'PositionClosed', value: '4' }],
    ['is blocked', { blocked: true }, { _tag: 'NoPositions' }],
    ['is passed without a kind', { interviewKind: undefined }, { _tag: 'MyJobs', hint: 'schedule-interview' }],
  ])('with an application that %s leads where R6 says, based on the application [R6]', async (_, its, to) => {
    const { device, advert } = await reading({ interviewKind: 'in-person', resume: 'none' }, its);
    expect(await answerOf(startApplying(device)(advert))).toEqual(leadsTo(to));
  });

  it("opens the employer's site only after the server has admitted the candidate [R6a]", async () => {
    const open = await reading(external);
    expect(await answerOf(startApplying(open.device)(open.advert))).toEqual({ _tag: 'AppliesElsewhere', url });
    const blocked = await reading(external, { blocked: true });
    expect(await answerOf(startApplying(blocked.device)(blocked.advert))).toEqual(leadsTo({ _tag: 'NoPositions' }));
  });

  it('for a job elsewhere asks for a required resume first, as its card does [R10 rows 10 and 13]', async () => {
    const { device, advert } = await reading({ ...external, resume: 'required' });
    expect(await answerOf(startApplying(device)(advert))).toEqual({ _tag: 'NeedsResume' });
  });

  it('for a job elsewhere that is already confirmed continues instead of asking again [R6]', async () => {
    const { device, advert } = await reading(external);
    await answerOf(startApplying(device)(advert));
    expect(await answerOf(confirmApplied(device)(advert))).toEqual(leadsTo({ _tag: 'Schedule' }));
    expect(await answerOf(startApplying(device)(advert))).toEqual(leadsTo({ _tag: 'Schedule' }));
  });
});

describe('What the server says', () => {
  const known: JobAppliedTo = {
    ...job,
    positionName: 'Caregiver',
    interviewKind: 'video',
    resume: 'none',
    externalApplicationUrl: undefined,
  };
  const answering = (answer: Awaited<ReturnType<ReturnType<Device['api']['applyToJob']>>>) => ({
    api: {
      applyToJob: () => TE.fromEither(answer),
      confirmExternal: () => TE.fromEither(answer),
      application: () => TE.left({ _tag: 'NoSuchApplication' as const }),
    },
  });
  const failed = (_tag: 'NotAcceptable' | 'NoPosition' | 'ServerFault', message: string) =>
    answering(E.left({ _tag, message, requestId: undefined }));

  it("on 406, shows the server's message and stays; without a message, shows a generic error [R6]", async () => {
    expect(await answerOf(applyTo(failed('NotAcceptable', 'Not today.'))(known))).toEqual({
      _tag: 'Stays',
      error: { _tag: 'SaidByServer', text: 'Not today.' },
    });
    expect(await answerOf(applyTo(failed('NotAcceptable', ''))(known))).toEqual({
      _tag: 'Stays',
      error: { _tag: 'NotUnderstood' },
    });
  });

  it('on 202, leads to the page without positions, with or without a reason [R6]', async () => {
    const closed = leadsTo({ _tag: 'NoPositions' });
    expect(await answerOf(applyTo(failed('NoPosition', ''))(known))).toEqual(closed);
    expect(await answerOf(applyTo(answering(E.left({ _tag: 'PositionClosed' })))(known))).toEqual(closed);
  });

  it.each([
    [3, leadsTo({ _tag: 'Schedule' })],
    [5, { _tag: 'Stays', error: { _tag: 'NotUnderstood' } }],
    [-1, { _tag: 'Stays', error: { _tag: 'NotUnderstood' } }],
  ])('of status %i is read according to R6, without an application for the advert', async (status, step) => {
    expect(await answerOf(applyTo(answering(E.right({ status })))(known))).toEqual(step);
  });

  it('that is not a valid response is a failure: the candidate stays', async () => {
    const failure = await applyTo(failed('ServerFault', 'broken'))(known)();
    expect(failure).toEqual(E.left({ _tag: 'ServerFault', message: 'broken', requestId: undefined }));
  });
});

describe('Where R6 leads, as a page of this app', () => {
  it.each([
    [{ _tag: 'SignUp' }, '/signup'],
    [{ _tag: 'NoPositions' }, '/skillfilter/noPosts'],
    [{ _tag: 'Screening' }, '/skillfilter'],
    [{ _tag: 'ScreeningRepeated' }, '/skillfilter/reapply'],
    [{ _tag: 'ScreeningSuccess' }, '/skillfilter/success/4711'],
    [{ _tag: 'PositionClosed', value: '2' }, '/positionClosed/2'],
    [{ _tag: 'Schedule' }, '/schedule/42/4711'],
    [{ _tag: 'MyJobs', hint: 'schedule-interview' }, '/candidateportal'],
  ] as const)('%j is %s [R6]', (destination, path) => {
    expect(toPath(screenAfterApplying(destination, job))).toBe(path);
  });
});
