import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { socketIoLines } from '../../../adapters/server/socket-io/lines';
import { roomNamespace } from '../../../adapters/contract/live-interview/room-line';
import { iceServersFor } from '../../../adapters/server/live-interview/ice-servers';
import { hours, minutes, seconds, type Milliseconds } from '../../../domain/time/duration';
import { minus, plus, printIsoInstant } from '../../../domain/time/instant';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { onFile } from '../../support/builders/screening';
import { slot } from '../../support/builders/slots';
import { answerOf } from '../../support/world/answers';
import { listening } from '../../support/store/surroundings';
import { codeInMail, morning, signedIn, videoSlots } from '../../support/world/world';
import { bodyOf, portalOverHttp, type PortalOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-of-a-test-1234';
const operator = { authorization: `Bearer ${operatorToken}` };
const job = { community_id: 42, position_id: 4711 };
const maria = aCandidate();
const daniel = aCandidate({ email: email('daniel@example.org'), firstName: 'Daniel' });
const start = plus(morning, hours(2));
const opensAt = minus(start, minutes(10));
const at11 = slot('2026-12-04', '11:00', '11:30');
const questionnaire = onFile();
const turn = { servers: [{ urls: ['turn:turn.example.org'], username: undefined, credential: undefined }] };

interface Listening extends PortalOverHttp {
  readonly url: string;
}

let portal: Listening;
const servers = jest.spyOn(Server.prototype, 'of');

const lines: Socket[] = [];

interface Told {
  readonly event: string;
  readonly payload: unknown;
}

/** What each line was told and no test has read yet, in order. A line is told the state of its room as it opens, before a test can listen. */
const unread = new Map<Socket, Told[]>();

/** The next message of this name that no test has read, whether it has come or is to come. */
const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((done) => {
    const inbox = unread.get(socket) ?? [];
    const read = (): void => {
      const at = inbox.findIndex((told) => told.event === event);
      if (at < 0) return;
      socket.offAny(read);
      for (const { payload } of inbox.splice(at, 1)) done(payload ?? event);
    };
    socket.onAny(read);
    read();
  });

/** The next such message that has these words in it. A room's state is told again and again. */
const nextWith = async (socket: Socket, event: string, words: string): Promise<unknown> => {
  const payload = await next(socket, event);
  return JSON.stringify(payload).includes(words) ? payload : nextWith(socket, event, words);
};

const connect = (auth: object): Socket => {
  const socket = io(`${portal.url}/room`, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
  const inbox: Told[] = [];
  unread.set(socket, inbox);
  socket.onAny((event: string, payload: unknown) => void inbox.push({ event, payload }));
  lines.push(socket);
  return socket;
};

const refused = (auth: object): Promise<unknown> =>
  new Promise((done) => {
    const socket = connect(auth);
    socket.once('connect_error', (fault) => done('data' in fault ? fault.data : fault.message));
    socket.once('connect', () => done('let in'));
  });

const asked = (socket: Socket, event: string, payload: unknown): Promise<unknown> =>
  new Promise((done) => {
    socket.emit(event, payload, done);
  });

const up = (auth: object): Promise<Socket> =>
  new Promise((done) => {
    const socket = connect(auth);
    socket.once('connect', () => done(socket));
  });

const signIn = async (whose: string = maria.email): Promise<string> => {
  const { post, world } = portal;
  await post('/api/candidate/send_otp', { email: whose });
  return String(
    bodyOf(await post('/api/candidate/submit_otp', { email: whose, otp: codeInMail(world.mailer) }))['code'],
  );
};

/** A signed-in candidate, and the ticket of their room. */
const ticketOf = async (token: string): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  await portal.inject({
    method: 'PUT',
    url: '/api/scheduled-video-interviews/agree_to_meeting',
    headers,
    payload: job,
  });
  const opened = bodyOf(await portal.post('/api/scheduled-video-interviews/open_room', job, headers));
  if (typeof opened['room_ticket'] !== 'string') throw new Error(JSON.stringify(opened));
  return opened['room_ticket'];
};

const candidate = async (whose?: string) => {
  const token = await signIn(whose);
  return { token, ticket: await ticketOf(token) };
};

/** The interviewer's link was made and pressed. */
const interviewer = async (whose: string = maria.email, name = 'Dana Reyes') => {
  const made = bodyOf(
    await portal.post('/api/operator/interview', { email: whose, position_id: 4711, name }, operator),
  );
  const link = String(made['url']).split('#')[1];
  const opened = bodyOf(await portal.post('/api/interviewer/open', { link }));
  return { link, auth: { interviewer: String(opened['session']) } };
};

const media = { camera: true, microphone: true };
const enter = (socket: Socket, id: string): Promise<unknown> => asked(socket, 'room-enter', { id, ...media });

const moveTo = (after: Milliseconds): void => portal.world.clock.moveBy(after);

beforeEach(async () => {
  const made = await portalOverHttp(
    {
      positions: [
        aPosition({
          positionId: positionId(4711),
          communityId: communityId(42),
          questionnaireId: questionnaire.questionnaire.id,
        }),
      ],
      slots: videoSlots(at11),
      applicants: [
        { candidate: maria, applications: [] },
        { candidate: daniel, applications: [] },
      ],
    },
    {
      operatorToken,
      lines: socketIoLines({
        reporter: listening(),
        joined: undefined,
        round: 20,
        iceServers: iceServersFor({ ...turn, secret: 'a secret of the turn server' }),
      }),
    },
  );
  const { world } = made;
  await world.behind(({ provisioning }) =>
    provisioning.putQuestionnaire({
      ...questionnaire,
      guided: [{ questionId: 5, question: 'Why care?', options: ['For people'] }],
    }),
  );
  for (const one of [maria, daniel]) {
    const device = await signedIn(world, one);
    const { candidateId } = await answerOf(device.api.listApplications());
    await world.behind(({ provisioning }) =>
      provisioning.addApplication(
        candidateId,
        anApplication({
          applied: 'interview-arranged',
          meetingLink: 'https://portal.example.org/join?community_id=42&position_id=4711',
        }),
        { stage: 'interview', kind: 'video', slot: at11, startsAt: start },
      ),
    );
  }
  portal = { ...made, url: await made.app.listen({ host: '127.0.0.1', port: 0 }) };
  moveTo(hours(2) - minutes(9));
});

afterEach(async () => {
  for (const line of lines.splice(0)) line.disconnect();
  await portal.app.close();
});

describe('The connection to the peer room', () => {
  it('admits the candidate of the room by their own session and ticket, and no one else [R26, R50, spec 2 §4.6]', async () => {
    const [hers, his] = [await candidate(), await candidate(daniel.email)];
    const notIn = { statusCode: 403, reason: 'not-let-in', error: expect.any(String) };
    expect(await refused({ token: hers.token, ticket: his.ticket })).toEqual(notIn);
    expect(await refused({ token: hers.token, ticket: `${hers.ticket.slice(0, -1)}0` })).toEqual(notIn);
    expect(await refused({ token: hers.token })).toEqual(notIn);
    expect(await refused({ ticket: hers.ticket })).toMatchObject({ statusCode: 401, reason: 'session-over' });
    expect(await refused({ token: 'x'.repeat(43), ticket: hers.ticket })).toMatchObject({ reason: 'session-over' });
    expect(await refused({})).toMatchObject({ reason: 'session-over' });
    expect(await refused(hers)).toBe('let in');
    moveTo(hours(7));
    expect(await refused(hers)).toEqual(notIn);
  });

  it('lets neither side in early, and tells the interviewer when it opens [R12, R50]', async () => {
    const [hers, dana] = [await candidate(), await interviewer()];
    portal.world.clock.moveBy(-minutes(2));
    expect(await refused(hers)).toMatchObject({ reason: 'not-let-in' });
    const line = connect(dana.auth);
    expect(await next(line, 'room-interview')).toEqual({
      candidate_name: 'Maria Santos',
      interviewer_name: 'Dana Reyes',
      position_name: 'Caregiver',
      community_name: 'Linden Court',
      starts_at: printIsoInstant(start),
      opens_at: printIsoInstant(opensAt),
      open: false,
      timezone: 'America/Chicago',
      guided_interview_questions: [{ question_id: 5, question: 'Why care?', options: ['For people'] }],
      eta: { eta_status: null, delay_reason: null },
      late_minutes: null,
    });
    expect(await enter(line, 'page-of-dana')).toMatchObject({
      statusCode: 406,
      reason: 'opens-later',
      opens_at: printIsoInstant(opensAt),
    });
    portal.world.clock.moveBy(minutes(2));
    expect(await enter(line, 'page-of-dana')).toMatchObject({ statusCode: 200 });
  });

  it("accepts an interviewer's link once; a forged, used or old one opens nothing [R26]", async () => {
    const { link, auth } = await interviewer();
    const over = { statusCode: 406, error: expect.stringContaining('no longer opens') };
    expect(bodyOf(await portal.post('/api/interviewer/open', { link }))).toMatchObject(over);
    expect(bodyOf(await portal.post('/api/interviewer/open', { link: 'x'.repeat(43) }))).toMatchObject(over);
    expect(await refused({ interviewer: 'x'.repeat(43) })).toMatchObject({ reason: 'not-let-in' });
    expect(await refused({ interviewer: link })).toMatchObject({ reason: 'not-let-in' });
    // The session outlives a reload: the same one opens the room again.
    for (const _ of [1, 2]) expect(await refused(auth)).toBe('let in');
    const late = bodyOf(
      await portal.post('/api/operator/interview', { email: maria.email, position_id: 4711, name: 'Late' }, operator),
    );
    moveTo(hours(25));
    expect(await refused(auth)).toMatchObject({ reason: 'not-let-in' });
    const old = { link: String(late['url']).split('#')[1] };
    expect(bodyOf(await portal.post('/api/interviewer/open', old))).toMatchObject(over);
  });

  it('refuses a link for nobody, and one without a name [R26]', async () => {
    const ask = (body: object) => portal.post('/api/operator/interview', { ...body }, operator);
    expect(bodyOf(await ask({ email: 'nobody@example.org', position_id: 4711, name: 'Dana' }))).toMatchObject({
      statusCode: 404,
    });
    expect(bodyOf(await ask({ email: maria.email, position_id: 4711, name: ' ' }))).toMatchObject({ statusCode: 400 });
  });

  it('leaves no token in what processes tell each other of a connection [R3, R26]', async () => {
    const [hers, his] = [await candidate(), (await interviewer()).auth];
    await up(hers);
    await up(his);
    const server: unknown = servers.mock.contexts.at(-1);
    if (!(server instanceof Server)) throw new Error('No server.');
    const inRooms = await server.of('/room').fetchSockets();
    const told = JSON.stringify(inRooms.map(({ handshake, data }): readonly unknown[] => [handshake, data]));
    expect(inRooms).toHaveLength(2);
    for (const secret of [...Object.values(hers), ...Object.values(his)]) expect(told).not.toContain(secret);
  });

  it('connects the two, with their signals, their messages and expiring credentials [R51, R61]', async () => {
    const hers = await up(await candidate());
    const { auth } = await interviewer();
    const his = connect(auth);
    expect(await next(his, 'room-candidate')).toEqual({ there: false });
    const came = next(his, 'room-candidate');
    const alone = await enter(hers, 'page-of-maria');
    expect(alone).toMatchObject({ statusCode: 200, peers: [] });
    expect(alone).toMatchObject({
      ice_servers: [
        {
          urls: ['turn:turn.example.org'],
          username: expect.stringMatching(/^\d{10}:page-of-maria$/),
          credential: expect.any(String),
        },
      ],
    });
    expect(await came).toEqual({ there: true });
    const joined = next(hers, 'room-peer-joined');
    expect(await enter(his, 'page-of-dana')).toMatchObject({
      peers: [{ id: 'page-of-maria', name: 'Maria Santos', ...media }],
    });
    expect(await joined).toEqual({ id: 'page-of-dana', name: 'Dana Reyes', ...media });
    const offer = next(hers, 'room-signal');
    const description = { type: 'offer', sdp: 'v=0' };
    expect(await asked(his, 'room-signal', { to: 'page-of-maria', description })).toEqual({ statusCode: 200 });
    expect(await offer).toMatchObject({ from: 'page-of-dana', description });
    const question = { type: 'question', question_id: 5, question: 'Why care?' };
    const heard = next(hers, 'room-said');
    expect(await asked(his, 'room-say', question)).toEqual({ statusCode: 200 });
    expect(await heard).toMatchObject({ from: 'page-of-dana', message: question });
    const off = next(his, 'room-peer-media');
    await asked(hers, 'room-media', { camera: false, microphone: true });
    expect(await off).toEqual({ id: 'page-of-maria', camera: false, microphone: true });
    const left = next(his, 'room-peer-left');
    hers.emit('room-leave');
    expect(await left).toEqual({ id: 'page-of-maria' });
  });

  it('tells who enters whether the other is muted, however often that changes meanwhile [R51]', async () => {
    const hers = await candidate();
    const his = await up((await interviewer()).auth);
    await enter(his, 'page-of-dana');
    let muted = false;
    for (let round = 0; round < 40; round += 1) {
      const line = await up(hers);
      /** As her page would show it: from the answer, then from each message. */
      const heard: unknown[] = [];
      line.on('room-peer-media', ({ microphone }: { readonly microphone: boolean }) => heard.push(microphone));
      const change = (): Promise<unknown> => {
        muted = !muted;
        return asked(his, 'room-media', { camera: true, microphone: !muted });
      };
      const entering = enter(line, `page-of-maria-${round}`).then((answer) => {
        heard.unshift(JSON.stringify(answer).includes('"microphone":true'));
      });
      // The last change comes earlier in some rounds, and later in others.
      for (let changes = 0; changes <= round % 10; changes += 1) await change();
      await entering;
      // What was told before this answer has arrived by then.
      await asked(line, 'room-media', media);
      expect([round, heard.at(-1)]).toEqual([round, !muted]);
      line.emit('room-leave');
    }
  });

  it('accepts from each side only its own message types, and nothing too long or unreadable [R51]', async () => {
    const hers = await up(await candidate());
    const his = await up((await interviewer()).auth);
    expect(await asked(hers, 'room-say', { type: 'joined', name: 'Maria' })).toMatchObject({ statusCode: 406 });
    await enter(hers, 'page-of-maria');
    await enter(his, 'page-of-dana');
    const question = { type: 'question', question_id: 5, question: 'Why care?' };
    const answer = { type: 'answer', question_id: 5, additional_response: 'Because' };
    expect(await asked(hers, 'room-say', question)).toMatchObject({ statusCode: 403 });
    expect(await asked(hers, 'room-say', { type: 'end' })).toMatchObject({ statusCode: 403 });
    expect(await asked(his, 'room-say', answer)).toMatchObject({ statusCode: 403 });
    expect(await asked(hers, 'room-say', answer)).toMatchObject({ statusCode: 200 });
    expect(await asked(hers, 'room-say', { ...answer, additional_response: 'x'.repeat(40_000) })).toMatchObject({
      statusCode: 406,
    });
    for (const nonsense of [undefined, 5, { type: 'dance' }, { type: 'answer' }])
      expect(await asked(hers, 'room-say', nonsense)).toMatchObject({ statusCode: 406 });
    for (const [event, payload] of [
      ['room-enter', { id: 'short' }],
      ['room-signal', { to: 'page-of-dana', description: { type: 'offer', sdp: 'x'.repeat(31_000) } }],
      ['room-media', {}],
    ] as const)
      expect(await asked(hers, event, payload)).toMatchObject({ statusCode: 406 });
    expect(await asked(hers, 'room-eta', { eta_status: 'yes' })).toMatchObject({ statusCode: 403 });
  });

  it('refuses a message with 30,000 levels, and no one else is affected [R51]', async () => {
    const hers = await up(await candidate());
    const his = await up((await interviewer()).auth);
    const refusal = new Promise((done) => hers.io.engine.once('data', done));
    // Written by hand: the client would overflow its own stack.
    hers.io.engine.write(`2${roomNamespace},7["room-say",${'['.repeat(30_000)}${']'.repeat(30_000)}]`);
    expect(await refusal).toMatch(/^3.*"statusCode":406/);
    expect(await enter(hers, 'page-of-maria')).toMatchObject({ statusCode: 200 });
    expect(await enter(his, 'page-of-dana')).toMatchObject({ statusCode: 200 });
  });

  it('records attendance in a room whose id has characters that no store can hold [R37]', async () => {
    const { token } = await candidate();
    const headers = { authorization: `Bearer ${token}` };
    for (const room_id of ['\u0000', 'a\u0000\ud800'])
      expect(
        bodyOf(
          await portal.inject({
            method: 'PUT',
            url: '/api/scheduled-video-interviews/updateInterViewStatus',
            headers,
            payload: { ...job, status: 'Joined', room_id },
          }),
        ),
      ).toMatchObject({ statusCode: 200 });
    const seen = await portal.post('/api/operator/attendance', { email: maria.email, position_id: 4711 }, operator);
    expect(seen.body).not.toContain('u0000');
  });

  it('has one candidate and one interviewer: a second tab takes over, a third person is kept out [R26, R51]', async () => {
    const who = await candidate();
    const first = await up(who);
    await enter(first, 'first-tab-of-maria');
    const out = next(first, 'room-out');
    const second = await up(who);
    await enter(second, 'second-tab-of-maria');
    expect(await out).toMatchObject({ reason: 'taken-elsewhere' });
    const dana = await interviewer();
    const his = await up(dana.auth);
    expect(await enter(his, 'page-of-dana')).toMatchObject({ peers: [{ id: 'second-tab-of-maria' }] });
    const third = await up((await interviewer(maria.email, 'Somebody Else')).auth);
    expect(await enter(third, 'page-of-a-third')).toMatchObject({ statusCode: 409, reason: 'room-full' });
    expect(await enter(third, 'second-tab-of-maria')).toMatchObject({ statusCode: 409 });
    const reloaded = await up(dana.auth);
    const taken = next(his, 'room-out');
    expect(await enter(reloaded, 'page-of-dana-again')).toMatchObject({ statusCode: 200 });
    expect(await taken).toMatchObject({ reason: 'taken-elsewhere' });
  });

  it('accepts eight connections from one person at a time, and the other side can still join [R51]', async () => {
    const who = await candidate();
    const open: Socket[] = [];
    for (let n = 0; n < 8; n += 1) open.push(await up(who));
    expect(await refused(who)).toMatchObject({ statusCode: 503, reason: 'broke' });
    expect(await enter(await up((await interviewer()).auth), 'page-of-dana')).toMatchObject({ statusCode: 200 });
    open[0]?.disconnect();
    const soon = async (): Promise<unknown> => {
      const answer = await refused(who);
      return answer === 'let in' ? answer : soon();
    };
    expect(await soon()).toBe('let in');
  });

  it('removes a candidate whose session ends [spec 2 §4.6, R3a]', async () => {
    const who = await candidate();
    const line = await up(who);
    await enter(line, 'page-of-maria');
    const out = next(line, 'room-out');
    await portal.post('/api/candidate/sign_out', {}, { authorization: `Bearer ${who.token}` });
    expect(await out).toMatchObject({ reason: 'session-over', statusCode: 401 });
  });

  it('stores what the interviewer says about coming [spec 2 §4.6]', async () => {
    const who = await candidate();
    const his = await up((await interviewer()).auth);
    const told = nextWith(his, 'room-interview', '"delayed"');
    expect(await asked(his, 'room-eta', { eta_status: 'delayed', delay_reason: '5 minutes' })).toEqual({
      statusCode: 200,
    });
    expect(await told).toMatchObject({ eta: { eta_status: 'delayed', delay_reason: '5' } });
    const seen = await portal.post('/api/operator/attendance', { email: maria.email, position_id: 4711 }, operator);
    expect(bodyOf(seen)).toMatchObject({ eta: { eta_status: 'delayed', delay_reason: '5' } });
    expect(who.token).not.toBe('');
  });

  it('records an interviewer no-show that it observed itself, and none if someone came [R36, R37]', async () => {
    const status = async (whose: string): Promise<unknown> =>
      bodyOf(await portal.post('/api/operator/application', { email: whose, position_id: 4711 }, operator));
    const hers = await up(await candidate());
    const his = await up(await candidate(daniel.email));
    await enter(hers, 'page-of-maria');
    await enter(his, 'page-of-daniel');
    const dana = await up((await interviewer(daniel.email)).auth);
    await enter(dana, 'page-of-dana');
    moveTo(minutes(9) + minutes(15) + seconds(5));
    expect(JSON.stringify(await status(maria.email))).toContain('"status":0');
    moveTo(seconds(1));
    const written = async (): Promise<string> => {
      const now = JSON.stringify(await status(maria.email));
      return now.includes('"status":12') ? now : written();
    };
    expect(await written()).toContain('"status":12');
    expect(JSON.stringify(await status(daniel.email))).not.toContain('"status":12');
  });
});
