import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Particulars } from '../../../domain/applications/particulars';
import type { Application } from '../../../domain/applications/application';
import { known } from '../../../domain/brand';
import { minus, plus } from '../../../domain/time/instant';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import type { VoiceToken } from '../../../application/live-interview/voice-call.port';
import { issueRoomTicket, readRoomTicket } from '../../../application/live-interview/room-ticket.service';
import { noteInterviewerNoShow } from '../../../application/live-interview/no-show.service';
import type { HeldAppointment } from '../../../application/applications/appointments.store';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning, signedIn, videoSlots, type Given } from '../../support/world/world';

const job = { communityId: communityId(42), positionId: positionId(4711) };
const named = { email: aCandidate().email, positionId: job.positionId };
const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel' });
const start = plus(morning, hours(2));
const opensAt = minus(start, minutes(10));
const at11 = slot('2026-12-04', '11:00', '11:30');

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
const audio: Particulars = { ...nothingSaid, interviewPreference: 'audio', voiceApp: 'AP1', joinCode: '4711' };

const booked: Application = anApplication({
  applied: 'interview-arranged',
  meetingLink: 'https://portal.example.org/join?community_id=42&position_id=4711',
});
const held: HeldAppointment = { stage: 'interview', kind: 'video', slot: at11, startsAt: start };

/** Maria has an interview at 11:00 in Chicago, two hours from now. */
const portal = async ({
  particulars,
  position,
  application = booked,
  ...given
}: Partial<Given> & {
  readonly particulars?: Particulars;
  readonly position?: Parameters<typeof aPosition>[0];
  readonly application?: Application;
} = {}) => {
  const world = await aWorld({
    positions: [aPosition({ ...job, ...position })],
    slots: videoSlots(at11),
    applicants: [
      { candidate: aCandidate(), applications: [] },
      { candidate: daniel, applications: [] },
    ],
    ...given,
  });
  const maria = await signedIn(world);
  const { candidateId } = await answerOf(maria.api.listApplications());
  await world.behind(({ provisioning }) => provisioning.addApplication(candidateId, application, held));
  if (particulars !== undefined)
    await world.behind(({ provisioning }) => provisioning.addParticulars(candidateId, job.positionId, particulars));
  const seen = () => answerOf(world.operator.seeAttendance(named));
  return { world, maria, candidateId, seen };
};

describe('The room of a live interview', () => {
  it('opens only inside the join window, to candidates who consented [R12, R50, R62, R10b]', async () => {
    const { world, maria } = await portal();
    expect(await answerOf(maria.api.meeting(job))).toEqual({
      medium: { _tag: 'Video', provider: 'peer' },
      agreedAt: undefined,
      dialIn: undefined,
    });
    expect(await refusalOf(maria.api.openRoom(job))).toEqual({ _tag: 'JoinOpensLater', opensAt });
    world.clock.moveTo(opensAt);
    expect(await refusalOf(maria.api.openRoom(job))).toEqual({ _tag: 'ConsentMissing' });
    const { agreedAt } = await answerOf(maria.api.agreeToMeeting(job));
    world.clock.moveTo(plus(opensAt, 5));
    expect(await answerOf(maria.api.agreeToMeeting(job))).toEqual({ agreedAt });
    const { address, name } = await answerOf(maria.api.openRoom(job));
    expect(name).toBe('Maria Santos');
    expect(address._tag).toBe('Peer');
    const his = await signedIn(world, daniel);
    expect(await refusalOf(his.api.openRoom(job))).toEqual({ _tag: 'NoSuchApplication' });
    expect(await refusalOf(world.device().api.openRoom(job))).toMatchObject({ _tag: 'SessionEnded' });
  });

  it('needs a required resume [spec 2 §4.6, R50]', async () => {
    const { world, maria } = await portal({ application: { ...booked, resume: 'required' } });
    world.clock.moveTo(opensAt);
    await answerOf(maria.api.agreeToMeeting(job));
    expect(await refusalOf(maria.api.openRoom(job))).toEqual({ _tag: 'ResumeMissing' });
  });

  it.each([
    ['meeting_link', { ...nothingSaid, room: 'https://example.daily.co/mine' }, {}, 'https://example.daily.co/mine'],
    [
      "the employer's own room",
      nothingSaid,
      { meeting: 'https://example.daily.co/all' },
      'https://example.daily.co/all',
    ],
  ])('of Daily is %s [R26, R50]', async (_what, particulars, position, url) => {
    const meetingSetUp = { provider: 'peer', dailyDomain: 'example.daily.co' } as const;
    const { world, maria } = await portal({
      particulars,
      position: { videoPreference: 'dailyco', ...position },
      meetingSetUp,
    });
    expect((await answerOf(maria.api.position(job))).meeting).toBeUndefined();
    world.clock.moveTo(start);
    await answerOf(maria.api.agreeToMeeting(job));
    expect((await answerOf(maria.api.openRoom(job))).address).toEqual({ _tag: 'Daily', url, pass: undefined });
  });

  it('otherwise has a separate name at Daily for each interview, and without Daily it is the peer room [R26, R27]', async () => {
    const meetingSetUp = { provider: 'dailyco', dailyDomain: 'example.daily.co' } as const;
    const { world, maria } = await portal({ meetingSetUp });
    world.clock.moveTo(start);
    await answerOf(maria.api.agreeToMeeting(job));
    const { address } = await answerOf(maria.api.openRoom(job));
    expect(address).toMatchObject({
      _tag: 'Daily',
      url: expect.stringMatching(/^https:\/\/example\.daily\.co\/interview-[0-9a-f]{24}$/),
    });
    const without = await portal({ position: { videoPreference: 'dailyco' } });
    expect((await answerOf(without.maria.api.meeting(job))).medium).toEqual({ _tag: 'Video', provider: 'peer' });
  });

  it('has a ticket that only our server can issue, for six hours [R50]', async () => {
    const { world, candidateId } = await portal();
    const { secrets } = world.dependencies;
    const room = { candidateId, positionId: job.positionId };
    const ticket = issueRoomTicket(secrets, room, morning);
    const read = readRoomTicket(world.dependencies);
    expect(read(ticket)).toEqual(E.right(room));
    for (const forged of [
      '',
      ticket.replace(/^\d+/, '99'),
      `${ticket.slice(0, -1)}x`,
      ticket.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
    ])
      expect(read(forged)).toEqual(E.left({ _tag: 'NotLetIn' }));
    world.clock.moveTo(plus(morning, hours(6)));
    expect(read(ticket)).toEqual(E.left({ _tag: 'NotLetIn' }));
  });
});

describe('Attendance', () => {
  it('is stored with its instants and changes no status; a dead page counts as left after 60 s [R37, spec 2 §4.6]', async () => {
    const { world, maria, seen } = await portal();
    const say = (status: 'Joined' | 'Left') => maria.api.updateInterviewStatus({ ...job, status, roomId: undefined });
    expect(await refusalOf(say('Joined'))).toEqual({ _tag: 'JoinOpensLater', opensAt });
    world.clock.moveTo(start);
    await answerOf(say('Left'));
    await answerOf(say('Joined'));
    world.clock.moveTo(plus(start, seconds(20)));
    await answerOf(say('Joined'));
    expect((await seen()).visits).toEqual([
      { joinedAt: start, seenAt: plus(start, seconds(20)), leftAt: undefined, roomId: undefined },
    ]);
    world.clock.moveTo(plus(start, minutes(5)));
    expect((await seen()).visits).toMatchObject([{ leftAt: plus(start, seconds(80)) }]);
    await answerOf(say('Joined'));
    world.clock.moveTo(plus(start, minutes(6)));
    await answerOf(maria.api.updateInterviewStatus({ ...job, status: 'Left', roomId: 'R7' }));
    // The page was silent for a minute: it had left before.
    expect((await seen()).visits).toHaveLength(2);
    expect((await answerOf(maria.api.listApplications())).applications[0]?.application.status).toEqual(statusOf(0));
    const his = await signedIn(world, daniel);
    expect(await refusalOf(his.api.updateInterviewStatus({ ...job, status: 'Joined', roomId: undefined }))).toEqual({
      _tag: 'NoSuchApplication',
    });
  });

  it('tells the interviewer that the candidate is running late [spec 2 §4.6]', async () => {
    const { maria, seen } = await portal();
    expect((await seen()).lateBy).toBeUndefined();
    await answerOf(maria.api.tellRunningLate({ ...job, minutes: 10 }));
    expect((await seen()).lateBy).toBe(10);
    const without = await aWorld();
    const other = await signedIn(without);
    expect(await refusalOf(other.api.tellRunningLate({ ...job, minutes: 10 }))).toEqual({ _tag: 'NotScheduled' });
  });
});

describe('Whether the interviewer comes', () => {
  it('is their latest answer about this appointment [spec 2 §4.6, §7]', async () => {
    const { world, maria } = await portal();
    const eta = async () => (await answerOf(maria.api.etaStatus(job))).eta;
    expect(await eta()).toBeUndefined();
    for (const told of [{ _tag: 'Delayed', minutes: 5 }, { _tag: 'NotComing' }, { _tag: 'Coming' }] as const) {
      await answerOf(world.operator.tellEta({ ...named, eta: told }));
      expect(await eta()).toEqual(told);
    }
  });

  it.each([
    ['yes', undefined, { _tag: 'Coming' }],
    ['no', undefined, { _tag: 'NotComing' }],
    ['delayed', 'about 10 minutes', { _tag: 'Delayed', minutes: 10 }],
    ['delayed', undefined, { _tag: 'Delayed', minutes: undefined }],
  ] as const)('is kept as imported: %s, %s [R59]', async (eta, delayReason, expected) => {
    const { maria } = await portal({ particulars: { ...nothingSaid, eta, delayReason } });
    expect((await answerOf(maria.api.etaStatus(job))).eta).toEqual(expected);
  });

  it('can be set only for a booked live interview [R10b]', async () => {
    const world = await aWorld();
    const tell = world.operator.tellEta({ ...named, eta: { _tag: 'Coming' } });
    expect(await refusalOf(tell)).toEqual({ _tag: 'NoLiveInterview' });
  });
});

describe('An audio interview', () => {
  const token = known<VoiceToken>('a token');
  const asked: string[] = [];
  const voiceTokens = {
    tokenFor: (app: string) => {
      asked.push(app);
      return TE.right(token);
    },
  };

  it('has a call app and a join code; its token is issued only to its own candidate, inside the window [R49, R12]', async () => {
    const { world, maria } = await portal({ particulars: audio, voiceTokens });
    expect((await answerOf(maria.api.meeting(job))).medium).toEqual({ _tag: 'Audio', app: 'AP1', joinCode: '4711' });
    await answerOf(maria.api.agreeToMeeting(job));
    expect(await refusalOf(maria.api.conferenceToken({ app: 'AP1' }))).toEqual({ _tag: 'NoSuchCall' });
    world.clock.moveTo(start);
    expect(await refusalOf(maria.api.conferenceToken({ app: 'AP2' }))).toEqual({ _tag: 'NoSuchCall' });
    expect(await answerOf(maria.api.conferenceToken({ app: 'AP1' }))).toEqual({ token });
    expect(await refusalOf(maria.api.openRoom(job))).toEqual({ _tag: 'NotAVideoInterview' });
    const his = await signedIn(world, daniel);
    expect(await refusalOf(his.api.conferenceToken({ app: 'AP1' }))).toEqual({ _tag: 'NoSuchCall' });
    expect(asked).toEqual(['AP1']);
  });

  it("can't be called if no provider is set up [R49]", async () => {
    const { world, maria } = await portal({ particulars: audio });
    await answerOf(maria.api.agreeToMeeting(job));
    world.clock.moveTo(start);
    expect(await refusalOf(maria.api.conferenceToken({ app: 'AP1' }))).toEqual({ _tag: 'VoiceUnavailable' });
  });
});

describe('An interviewer who did not come', () => {
  const noShow = plus(start, minutes(15) + seconds(6));
  const report = { startsAt: start, watchedSince: morning, candidateSince: start, otherCame: false } as const;

  it('is recorded only by the server when it is sure: status 12, and rescheduling costs nothing [R36, R10]', async () => {
    const { world, maria, candidateId } = await portal();
    const note = noteInterviewerNoShow(world.dependencies);
    const about = { ...report, candidateId, positionId: job.positionId };
    world.clock.moveTo(minus(noShow, 1));
    expect(await answerOf(note(about))).toBe(false);
    world.clock.moveTo(noShow);
    expect(await answerOf(note({ ...about, otherCame: true }))).toBe(false);
    expect(await answerOf(note({ ...about, startsAt: plus(start, 1) }))).toBe(false);
    expect(await answerOf(note({ ...about, positionId: positionId(1) }))).toBe(false);
    expect(await answerOf(note(about))).toBe(true);
    expect((await answerOf(maria.api.listApplications())).applications[0]?.application.status).toEqual(statusOf(12));
    expect(await answerOf(note(about))).toBe(false);
    expect(world.mailer.last().to).toBe(aCandidate().email);
  });
});
