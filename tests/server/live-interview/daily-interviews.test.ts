import { runOperator } from '../../../adapters/terminal/operator/run-operator';
import { dailyRooms } from '../../../adapters/server/live-interview/daily-rooms';
import { watchProvider } from '../../../application/live-interview/watch-provider.service';
import type { Particulars } from '../../../domain/applications/particulars';
import { codeOf, statusOf } from '../../../domain/applications/status-catalogue';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import { minus, plus, type Instant } from '../../../domain/time/instant';
import { reachOf } from '../../adapters/terminal/reached';
import { allowances, anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, key } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { startDaily, type DailyStandIn, type DailyStay } from '../../support/portal/daily-api';
import { answerOf, refusalOf } from '../../support/world/answers';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld, morning, signedIn, videoSlots } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const named = { email: aCandidate().email, positionId: job.positionId };
const at11 = slot('2026-12-04', '11:00', '11:30');
const at14 = slot('2026-12-04', '14:00', '14:30');
const start = plus(morning, hours(2));
const noShow = plus(start, minutes(15) + seconds(6));
/** Daily's memory is asked for half a minute later: it may lag. */
const known = plus(noShow, seconds(30));
const nothingSaid: Particulars = {
  interviewPreference: undefined,
  room: undefined,
  voiceApp: undefined,
  joinCode: undefined,
  resumeUploaded: undefined,
  wentOnWithoutResume: undefined,
  eta: undefined,
  delayReason: undefined,
};

let daily: DailyStandIn;
beforeEach(async () => {
  daily = await startDaily();
});
afterEach(() => daily.close());

/** Maria's interview at 11:00, in a room of Daily's. */
const portal = async ({
  said,
  position = {},
  wrongKey = false,
}: {
  readonly said?: Partial<Particulars>;
  readonly position?: Parameters<typeof aPosition>[0];
  readonly wrongKey?: boolean;
} = {}) => {
  const reporter = keepingReporter();
  const world = await aWorld({
    positions: [aPosition({ ...job, ...position })],
    slots: videoSlots(at11, at14),
    applicants: [{ candidate: aCandidate(), applications: [] }],
    meetingSetUp: { provider: 'dailyco', dailyDomain: 'example.daily.co' },
    roomKeeper: dailyRooms({ url: daily.url, key: wrongKey ? 'a-wrong-key' : daily.key }, reporter),
  });
  const maria = await signedIn(world);
  const { candidateId } = await answerOf(maria.api.listApplications());
  const booked = anApplication({
    applied: 'interview-arranged',
    meetingLink: 'https://portal.example.org/join',
    allowances: allowances({ video: { flag: true, left: 1 } }),
  });
  await world.behind(({ provisioning }) =>
    provisioning.addApplication(candidateId, booked, {
      stage: 'interview',
      kind: 'video',
      slot: at11,
      startsAt: start,
    }),
  );
  if (said !== undefined)
    await world.behind(({ provisioning }) =>
      provisioning.addParticulars(candidateId, job.positionId, { ...nothingSaid, ...said }),
    );
  await answerOf(maria.api.agreeToMeeting(job));
  const card = async () => {
    const [first] = (await answerOf(maria.api.listApplications())).applications;
    if (first === undefined) throw new Error('There is a card');
    return first.application;
  };
  const move = () =>
    answerOf(
      maria.api.takeTime({
        ...job,
        act: 'Move',
        kind: 'video',
        slot: at14,
        videoPreference: 'dailyco',
        key: key('another time'),
      }),
    );
  /** She opens the room then; answers its name and the id that her token carries. */
  const join = async (at: Instant) => {
    world.clock.moveTo(at);
    const { address } = await answerOf(maria.api.openRoom(job));
    if (address._tag !== 'Daily') throw new Error("The room is not one of Daily's");
    const sent = daily.asked.findLast(({ what }) => what === 'POST /v1/meeting-tokens')?.sent;
    const id = JSON.stringify(sent).match(/"user_id":"([0-9a-f]{32})"/)?.[1] ?? 'nobody';
    return { address, room: address.url.split('/').at(-1) ?? '', id };
  };
  const watch = watchProvider(world.dependencies);
  const look = async (at: Instant): Promise<number> => {
    world.clock.moveTo(at);
    await watch();
    return codeOf((await card()).status);
  };
  const met = (room: string, ...stays: readonly DailyStay[]): void => {
    daily.meetings = [{ room, stays }];
  };
  const meetingsAsked = () => daily.asked.filter(({ what }) => what.startsWith('GET /v1/meetings')).length;
  return { world, maria, reporter, card, move, join, watch, look, met, meetingsAsked };
};

describe('An interview in a Daily room', () => {
  it('takes place in a private room that our server creates, open from ten minutes before, with its own token [R26, R27, R12]', async () => {
    const { join, maria, world } = await portal();
    world.clock.moveTo(minus(start, minutes(10) + 1));
    expect(await refusalOf(maria.api.openRoom(job))).toMatchObject({ _tag: 'JoinOpensLater' });
    expect(daily.asked).toEqual([]);
    const { address, room } = await join(minus(start, minutes(10)));
    expect(address).toEqual({
      _tag: 'Daily',
      url: expect.stringMatching(/^https:\/\/example\.daily\.co\/interview-[0-9a-f]{24}$/),
      pass: expect.stringMatching(/^token\.\d+$/),
    });
    expect(daily.rooms.get(room)).toMatchObject({
      privacy: 'private',
      properties: { nbf: minus(start, minutes(10)) / 1_000, exp: plus(start, hours(24)) / 1_000 },
    });
    const late = plus(start, hours(30));
    await join(late);
    expect(daily.rooms.get(room)).toMatchObject({ properties: { exp: plus(late, hours(6)) / 1_000 } });
  });

  it("can't be opened while Daily does not respond; trying again opens it [spec 2 §4.6]", async () => {
    const { join, maria, world } = await portal();
    daily.fault = 'hangs up';
    world.clock.moveTo(start);
    expect(await refusalOf(maria.api.openRoom(job))).toEqual({ _tag: 'RoomNotReady' });
    daily.fault = undefined;
    expect((await join(start)).address).toMatchObject({ pass: expect.any(String) });
  });

  it("uses the employer's link if there is one, with a token if one is available [R50, R36]", async () => {
    const linked = 'https://example.daily.co/caregivers';
    const { join } = await portal({ said: { room: linked } });
    expect((await join(start)).address).toEqual({ _tag: 'Daily', url: linked, pass: expect.any(String) });
    expect(daily.rooms.size).toBe(0);
    daily.fault = 'hangs up';
    expect((await join(start)).address).toEqual({ _tag: 'Daily', url: linked, pass: undefined });
  });

  it('has a link for its interviewer, too, to the same room with a different token [R26, spec 2 §4.6]', async () => {
    const { join, world } = await portal();
    const { url, until, worksOnce } = await answerOf(world.operator.makeInterviewLink({ ...named, name: 'Dana' }));
    expect({ until, worksOnce }).toEqual({ until: plus(start, hours(24)), worksOnce: false });
    expect(daily.asked.at(-1)?.sent).toEqual({
      properties: { room_name: expect.any(String), user_name: 'Dana', exp: until / 1_000 },
    });
    const { address } = await join(start);
    expect(url).toMatch(new RegExp(`^${address.url}\\?t=token\\.\\d+$`));
    daily.fault = 'hangs up';
    expect(await refusalOf(world.operator.makeInterviewLink({ ...named, name: 'Dana' }))).toEqual({
      _tag: 'RoomNotReady',
    });
  });
});

describe("An interviewer's link, from the terminal", () => {
  const ask = ['interview', '--email', named.email, '--position', '4711', '--name', 'Dana Reyes'];

  it("works once if it leads to our own page, and repeatedly if it leads to Daily's [R26]", async () => {
    const until = 'the interview stays open to them until 2026-12-05T17:00:00.000Z.';
    const here = await portal({ position: { videoPreference: 'peer' } });
    expect((await runOperator(ask, reachOf(here.world).reach)).stdout).toMatch(
      new RegExp(`^https://portal\\.example\\.org/.*#.*\\nGive it to the interviewer: it works once, and ${until}\n$`),
    );
    const there = await portal();
    expect((await runOperator(ask, reachOf(there.world).reach)).stdout).toMatch(
      new RegExp(`^https://example\\.daily\\.co/.*\\?t=.*\\nGive it to the interviewer; ${until}\n$`),
    );
  });

  it('has to be requested again if Daily does not respond [spec 2 §4.6]', async () => {
    const { world } = await portal();
    daily.fault = 'hangs up';
    expect(await runOperator(ask, reachOf(world).reach)).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('We could not open the room yet. Please try again in a moment.'),
    });
  });
});

describe('An interviewer no-show in a Daily room', () => {
  it('sets status 12 as soon as Daily can confirm it, and rescheduling costs nothing [R36, R10 row 8, R27]', async () => {
    const { card, join, look, met, move, meetingsAsked } = await portal();
    const { room, id } = await join(minus(start, minutes(5)));
    met(room, { userId: id, from: minus(start, minutes(5)), until: plus(noShow, seconds(2)) });
    expect(await look(minus(known, 1))).toBe(0);
    expect(meetingsAsked()).toBe(0);
    expect(await look(known)).toBe(12);
    await move();
    expect(await card()).toMatchObject({ status: statusOf(0), slot: at14, allowances: { video: { left: 1 } } });
    expect(await look(plus(known, seconds(15)))).toBe(0);
    expect(meetingsAsked()).toBe(1);
  });

  it('is not recorded for an interview that was held, and rescheduling costs a move [R36, R10b]', async () => {
    const { card, join, look, met, move, meetingsAsked } = await portal();
    const { room, id } = await join(start);
    met(
      room,
      { userId: id, from: start, until: plus(start, hours(1)) },
      { userId: null, from: plus(start, minutes(9)) },
    );
    expect(await look(known)).toBe(0);
    expect(await look(plus(start, hours(1)))).toBe(0);
    expect(meetingsAsked()).toBe(1);
    await move();
    expect(await card()).toMatchObject({ slot: at14, allowances: { video: { left: 0 } } });
  });

  it.each<readonly [what: string, status: number, stays: (candidate: string) => readonly DailyStay[]]>([
    ['nobody came', 0, () => []],
    ['the interviewer was alone', 0, () => [{ userId: null, from: start }]],
    ['the candidate waits on', 12, (userId) => [{ userId, from: start }]],
    ['the candidate had left', 0, (userId) => [{ userId, from: start, until: plus(start, minutes(14)) }]],
    ['somebody with another token waited', 0, () => [{ userId: 'an-assistant', from: start, until: noShow }]],
    ['somebody without a token waited', 0, () => [{ userId: null, from: start, until: noShow }]],
    [
      'the interviewer was early and left',
      0,
      (userId) => [
        { userId, from: start },
        { userId: null, from: minus(start, minutes(5)), until: minus(start, minutes(4)) },
      ],
    ],
    [
      'the interviewer came at 15:05',
      0,
      (userId) => [
        { userId, from: start },
        { userId: null, from: minus(noShow, seconds(1)) },
      ],
    ],
  ])('%s: %s [R36]', async (_what, status, stays) => {
    const { join, look, met } = await portal();
    const { room, id } = await join(start);
    met(room, ...stays(id));
    expect(await look(known)).toBe(status);
  });

  it('is detected even if our server was down the whole time, for up to a day [R36]', async () => {
    for (const [later, status] of [
      [hours(23), 12],
      [hours(24) + 1, 0],
    ] as const) {
      const { join, look, met } = await portal();
      const { room, id } = await join(start);
      met(room, { userId: id, from: start, until: noShow });
      expect(await look(plus(start, later))).toBe(status);
    }
  });

  it('is unknown while Daily does not respond: nothing is written, Daily is asked again, and it is logged once [R36, R5]', async () => {
    const { join, look, met, reporter } = await portal();
    const { room, id } = await join(start);
    met(room, { userId: id, from: start, until: noShow });
    daily.fault = 'hangs up';
    for (const n of [0, 1, 2]) expect(await look(plus(known, seconds(15 * n)))).toBe(0);
    expect(reporter.reports).toEqual([{ event: 'daily-failed', detail: { what: 'stays', why: 'TypeError' } }]);
    daily.fault = { status: 200, body: '{"data": "nobody"}' };
    expect(await look(plus(known, minutes(1)))).toBe(0);
    daily.fault = undefined;
    expect(await look(plus(known, minutes(2)))).toBe(12);
  });

  it('is unknown with a wrong key [R36]', async () => {
    const { look, met, reporter } = await portal({ wrongKey: true });
    met('caregivers', { userId: null, from: start, until: noShow });
    expect(await look(known)).toBe(0);
    expect(reporter.reports).toEqual([{ event: 'daily-failed', detail: { what: 'stays', why: 'status 401' } }]);
  });

  it('is unknown while the store does not respond; it is asked again [R36]', async () => {
    const { join, look, met, watch, world } = await portal();
    const { room, id } = await join(start);
    met(room, { userId: id, from: start, until: noShow });
    world.clock.moveTo(known);
    for (const unitsOfWork of [0, 1, 2]) {
      world.store.breakAfter(unitsOfWork);
      await watch();
      world.store.mend();
    }
    expect(await look(known)).toBe(12);
  });

  it("is detected in the employer's own room only at the deployment's domain [R36, R50]", async () => {
    for (const [linked, status] of [
      ['https://example.daily.co/caregivers?lang=en', 12],
      ['https://another.daily.co/caregivers', 0],
    ] as const) {
      const { join, look, met } = await portal({ said: { room: linked } });
      const { id } = await join(start);
      met('caregivers', { userId: id, from: start, until: noShow });
      expect(await look(known)).toBe(status);
    }
  });

  it.each<readonly [what: string, given: Parameters<typeof portal>[0]]>([
    ['in the peer room', { position: { videoPreference: 'peer' } }],
    ['by phone', { said: { interviewPreference: 'audio', voiceApp: 'AP1', joinCode: '4711' } }],
  ])('is not checked in interviews %s [R26, R49]', async (_what, given) => {
    const { look } = await portal(given);
    expect(await look(known)).toBe(0);
    expect(daily.asked).toEqual([]);
  });

  it('is not checked in interviews that were moved, and attendance is unchanged [R36, R37]', async () => {
    const { join, look, met, move, meetingsAsked, world, maria } = await portal();
    const { room, id } = await join(start);
    await answerOf(maria.api.updateInterviewStatus({ ...job, status: 'Joined', roomId: room }));
    await move();
    met(room, { userId: id, from: start, until: noShow });
    expect(await look(known)).toBe(0);
    expect(meetingsAsked()).toBe(0);
    const { visits } = await answerOf(world.operator.seeAttendance(named));
    expect(visits).toEqual([{ joinedAt: start, seenAt: start, leftAt: plus(start, minutes(1)), roomId: room }]);
  });
});
