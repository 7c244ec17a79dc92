import * as O from 'fp-ts/Option';
import { takeTime } from '../../../application/scheduling/take-time.service';
import type { TimeRequest } from '../../../application/scheduling/scheduling.api';
import type { SessionCaller } from '../../../application/identity/sessions.service';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { accountIsNewFor, networkCountedFor, networkTakes } from '../../../domain/applications/fresh-account';
import { minutes } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { anApplication, positionId } from '../../support/builders/applications';
import { code, email, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { anAccount } from '../../support/builders/sign-up';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, signedIn, videoSlots, type Device, type World } from '../../support/world/world';

/* Nora has signed up and proved her address; she has applied to five jobs (R41). */

const eleven = slot('2026-12-08', '11:00', '11:30');
const noon = slot('2026-12-08', '12:00', '12:30');
const { communityId } = aPosition();
const jobs = [101, 102, 103, 104, 105].map(positionId);

const request = (position: (typeof jobs)[number], changes: Partial<TimeRequest> = {}): TimeRequest => ({
  communityId,
  positionId: position,
  slot: eleven,
  act: 'Book',
  kind: 'video',
  videoPreference: undefined,
  key: key(`choice ${position} ${changes.act ?? 'Book'} ${changes.slot?.from ?? ''}`),
  ...changes,
});

const fiveJobs = async (): Promise<World> => {
  const world = await aWorld({ slots: videoSlots(eleven, noon) });
  for (const id of jobs) {
    await world.behind(({ provisioning }) => provisioning.putPosition(aPosition({ positionId: id })));
    const slots = [eleven, noon].map((one) => ({ slot: one, capacity: 3 }));
    await world.behind(({ provisioning }) => provisioning.putSlots(id, 'video', slots));
  }
  return world;
};

const callerOf = async (world: World, { session }: Device): Promise<SessionCaller> => {
  const token = session.token.read();
  if (O.isNone(token)) throw new Error('Nobody is signed in');
  return answerOf(world.service.authenticate(token.value));
};

const appliesToAll = async (world: World, id: CandidateId): Promise<void> => {
  for (const one of jobs)
    await world.behind(({ provisioning }) =>
      provisioning.addApplication(id, anApplication({ positionId: one, resume: 'optional' }), undefined),
    );
};

/** Signs up, applies to all of them, and proves the address. */
const newcomer = async (world: World, name = 'nora') => {
  const account = anAccount({ email: email(`${name}@example.org`) });
  const device = world.device();
  device.session.token.write((await answerOf(device.api.signUp(account))).token);
  const { candidateId } = await callerOf(world, device);
  await appliesToAll(world, candidateId);
  await answerOf(device.api.sendCode(account.email));
  await answerOf(device.api.proveAddress(code(codeInMail(world.mailer))));
  return device;
};

const [first, second, third, fourth, fifth] = jobs;
if (first === undefined || second === undefined || third === undefined || fourth === undefined || fifth === undefined)
  throw new Error('There are five jobs');

describe('An account whose address was proven less than 24 hours ago', () => {
  it('holds three slots at once; a fourth is refused with the numbers, moving one is not, and releasing one makes room [R41]', async () => {
    const world = await fiveJobs();
    const until = plus(world.clock.now(), accountIsNewFor);
    const { api } = await newcomer(world);
    for (const one of [first, second, third]) await answerOf(api.takeTime(request(one)));
    expect(await refusalOf(api.takeTime(request(fourth)))).toEqual({
      _tag: 'TooManyTimesForNewAccount',
      held: 3,
      atMost: 3,
      until,
    });
    await answerOf(api.takeTime(request(third, { act: 'Move', slot: noon })));
    await answerOf(
      api.giveUp({
        communityId,
        positionId: second,
        key: key('give one back'),
        cancellation: { _tag: 'RescheduleLater', route: 'video' },
      }),
    );
    await answerOf(api.takeTime(request(fourth)));
  });

  it('is like any other after 24 hours, and not a moment earlier [R41]', async () => {
    const world = await fiveJobs();
    const device = await newcomer(world);
    for (const one of [first, second, third]) await answerOf(device.api.takeTime(request(one)));
    world.clock.moveBy(accountIsNewFor - 1);
    expect(await refusalOf(device.api.takeTime(request(fourth)))).toMatchObject({ _tag: 'TooManyTimesForNewAccount' });
    world.clock.moveBy(1);
    await answerOf(device.api.takeTime(request(fourth)));
    await answerOf(device.api.takeTime(request(fifth)));
  });

  it('that the employer imported has no such limit [R41]', async () => {
    const world = await fiveJobs();
    const device = await signedIn(world);
    const { candidateId } = await callerOf(world, device);
    await appliesToAll(world, candidateId);
    for (const one of [second, third, fourth, fifth]) await answerOf(device.api.takeTime(request(one)));
  });
});

describe('New accounts behind one network', () => {
  const network = '203.0.113.7';

  it.each([
    ['position', networkTakes.position, first],
    ['network', networkTakes.network, fifth],
  ] as const)(
    'book no more than a job fair would (%s) within an hour; others can continue [R41, R3c]',
    async (of, atMost, at) => {
      const world = await fiveJobs();
      const sealed = world.dependencies.secrets.sealNetwork(network);
      const began = world.clock.now();
      for (let n = 0; n < atMost - 1; n += 1)
        await world.behind(({ newAccountTimes }) => newAccountTimes.add(sealed, { positionId: at, at: began }));
      world.clock.moveBy(minutes(1));
      const wish = request(first);
      const [last, late] = [await newcomer(world, 'last'), await newcomer(world, 'late')];
      await answerOf(takeTime(world.dependencies)({ ...(await callerOf(world, last)), network }, wish));
      const lateCaller = { ...(await callerOf(world, late)), network };
      expect(await refusalOf(takeTime(world.dependencies)(lateCaller, wish))).toEqual({
        _tag: 'TooManyTimesFromNetwork',
        of,
        taken: atMost,
        atMost,
        until: plus(began, networkCountedFor),
      });
      // A refused attempt does not count; other candidates' limits are unaffected; an hour later there is room again.
      const elsewhere = await newcomer(world, 'elsewhere');
      await answerOf(
        takeTime(world.dependencies)({ ...(await callerOf(world, elsewhere)), network: '198.51.100.1' }, wish),
      );
      world.clock.moveBy(networkCountedFor - minutes(1));
      await answerOf(takeTime(world.dependencies)(lateCaller, wish));
    },
  );
});
