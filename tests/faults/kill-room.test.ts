import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { openInterview } from '../../adapters/contract/live-interview/interviewer.calls';
import { agreeToMeeting, openMeetingRoom } from '../../adapters/contract/live-interview/meeting.calls';
import { fromRoom, roomNamespace, toRoom } from '../../adapters/contract/live-interview/room-line';
import { makeInterviewLink } from '../../adapters/contract/operator/operator-meetings.calls';
import { isObject } from '../../adapters/contract/codec';
import { inFull } from '../support/in-full';
import { nth } from '../support/portal/fair';
import { programs, type Environment, type Portal } from '../support/portal/program';
import { ask, signIn, type Reply } from '../support/portal/visits';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

/*
 * A live interview on two processes, each with one of its two people, or both on one that ends: killed, or told to stop. The pictures go from browser to
 * browser meanwhile; whoever lost their line is back at once, and who does not come back is missed.
 */

const place = programs();
const lines: Socket[] = [];
afterEach(() => lines.splice(0).forEach((line) => line.disconnect()));
afterAll(() => place.close());

const operatorToken = 'the-operator-of-a-test-1234';
const finalist = 'demo.finalist@example.org';

/** Three seconds and ten, as a person may wait; a machine that is busy with other suites gets more. */
const backWithin = inFull ? 3_000 : 9_000;
const toldWithin = inFull ? 10_000 : 20_000;

const fieldOf = ({ body }: Reply, name: string): string => {
  const found = isObject(body) ? body[name] : undefined;
  if (typeof found !== 'string') throw new Error(`There is no ${name}: ${JSON.stringify(body)}`);
  return found;
};

type Auth = Readonly<Record<string, string>>;

const connect = (url: string, auth: Auth): Promise<Socket> => {
  const line = io(`${url}${roomNamespace}`, { auth, forceNew: true, reconnection: false, transports: ['websocket'] });
  lines.push(line);
  return new Promise((up, refused) => {
    line.once('connect', () => up(line)).once('connect_error', refused);
  });
};

/** A page enters the room through this process. Answers its line, and the acknowledgment. */
const enter = async (
  url: string,
  auth: Auth,
  id: string,
): Promise<{ readonly line: Socket; readonly answer: unknown }> => {
  const line = await connect(url, auth);
  const answer: unknown = await line
    .timeout(30_000)
    .emitWithAck(toRoom.enter.event, { id, camera: true, microphone: true });
  return { line, answer };
};

const hears = (line: Socket, event: string): Promise<unknown> => new Promise((heard) => void line.once(event, heard));

const gone = (line: Socket): Promise<unknown> => hears(line, 'disconnect');

const peer = (id: string): unknown => expect.objectContaining({ id, camera: true, microphone: true });
const inside = (...ids: readonly string[]): unknown =>
  expect.objectContaining({ statusCode: 200, peers: ids.map(peer) });

describeOnPostgres('A live interview in two processes', () => {
  let server: PostgresServer | undefined;
  let ending: Environment;
  let living: Portal;
  let candidate: Auth;
  let interviewer: Auth;

  beforeAll(async () => {
    server = await startPostgres();
    const inbox = await place.newInbox();
    const two = (await place.twoOn(await server.newDatabase())).map((env) => ({
      ...env,
      SMTP_URL: inbox.url,
      OPERATOR_TOKEN: operatorToken,
      // The demo has an interview that begins right now.
      DEMO: '1',
    }));
    ending = nth(two, 0);
    living = await place.start(nth(two, 1));
    const { url } = living;
    const who = await signIn(url, inbox, finalist);
    const job = { community_id: 17, position_id: 116 };
    await ask(url, agreeToMeeting, job, who);
    candidate = { token: who.token, ticket: fieldOf(await ask(url, openMeetingRoom, job, who), 'room_ticket') };
    const operator = { email: '', token: operatorToken };
    const made = await ask(url, makeInterviewLink, { email: finalist, position_id: 116, name: 'Dana' }, operator);
    const link = fieldOf(made, 'url').split('#')[1] ?? '';
    interviewer = { interviewer: fieldOf(await ask(url, openInterview, { link }), 'session') };
  }, 240_000);
  afterAll(() => server?.stop(), 60_000);

  /** Each takes part through one of the two processes. */
  const meet = async (portal: Portal, ids: readonly [string, string]) => {
    const his = await enter(living.url, interviewer, ids[1]);
    const joined = hears(his.line, fromRoom.peerJoined.event);
    const hers = await enter(portal.url, candidate, ids[0]);
    expect(await joined).toEqual(peer(ids[0]));
    return { his, hers };
  };

  const began = (): (() => number) => {
    const then = performance.now();
    return () => performance.now() - then;
  };

  it.each([
    ['is killed', (portal: Portal) => portal.kill()],
    ['is told to stop', async (portal: Portal) => portal.signal('SIGTERM')],
  ])(
    'one of which %s: who was there is back at the other at once, as the same person; who does not come back is missed [R26]',
    async (_, end) => {
      const portal = await place.start(ending);
      const { his, hers } = await meet(portal, ['page-of-lina', 'page-of-dana']);
      const told: unknown[] = [];
      his.line.on(fromRoom.peerLeft.event, (left) => told.push(left));
      const takes = began();
      void end(portal);
      await gone(hers.line);
      const joined = hears(his.line, fromRoom.peerJoined.event);
      const again = await enter(living.url, candidate, 'page-of-lina');
      const back = takes();
      expect(again.answer).toEqual(inside('page-of-dana'));
      expect(await joined).toEqual(peer('page-of-lina'));
      expect(back).toBeLessThan(backWithin);
      await portal.ended;
      // As long as it takes until somebody is missed.
      await pause(11_000);
      expect(told).toEqual([]);

      const next = await place.start(ending);
      again.line.disconnect();
      const { his: him, hers: once } = await meet(next, ['page-two-of-lina', 'page-of-dana']);
      const missed = hears(him.line, fromRoom.peerLeft.event);
      const since = began();
      void end(next);
      await gone(once.line);
      expect(await missed).toEqual({ id: 'page-two-of-lina' });
      console.log(`${Math.round(back)} ms until back, ${Math.round(since())} ms until missed`);
      expect(since()).toBeLessThan(toldWithin);
      await next.ended;
    },
    240_000,
  );
});
