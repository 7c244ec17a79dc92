import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Socket } from 'socket.io-client';
import { generousLimits } from '../../../adapters/server/fastify/limits';
import { hours } from '../../../domain/time/duration';
import {
  asked,
  chatPortal,
  conversation,
  named,
  next,
  operator,
  other,
  refusal,
  say,
  type ChatPortal,
} from './chat-portal';
import { bodyOf } from '../portal-over-http';

let portal: ChatPortal;
beforeEach(async () => {
  portal = await chatPortal();
});
afterEach(() => portal.close());

/** Waits for an `onlineusers` event that lists exactly these managers. */
const online = (socket: Socket, ...managers: readonly number[]): Promise<void> =>
  new Promise((done) => {
    socket.on('onlineusers', (now: unknown) => {
      if (JSON.stringify(now) === JSON.stringify(managers)) done();
    });
  });

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(10);
};

describe('The chat socket', () => {
  it('admits no one without a live session, however the token is sent [spec 2 §6, R3]', async () => {
    const token = await portal.signIn();
    const refused = { statusCode: 401, error: expect.any(String) };
    for (const auth of [{}, { token: 'x' }, { token: 'x'.repeat(43) }, { token: 5 }])
      expect(await refusal(portal.connect(auth))).toEqual(refused);
    const byHeader = portal.connect({}, { authorization: `Bearer ${token}` });
    await next(byHeader, 'connect');
    const late = await portal.up(token);
    portal.world.clock.moveBy(hours(49));
    await next(late, 'session-ended');
    expect(await refusal(portal.connect({ token }))).toEqual(refused);
  });

  it('accepts our own pages and programs, but no page of another origin, whatever its token [spec 2 §7]', async () => {
    const token = await portal.signIn();
    const { host } = new URL(portal.url);
    for (const origin of [portal.url, `https://${host}`, 'https://portal.example.org'])
      await next(portal.connect({ token }, { origin }), 'connect');
    for (const origin of ['https://elsewhere.example.org', `http://${host}.example.org`, 'null', ''])
      expect(await refusal(portal.connect({ token }, { origin }))).toEqual(expect.stringMatching(/error/));
  });

  it("delivers a message to all the candidate's tabs, whether sent by call or by socket, and to no one else [spec 2 §4.12, spec 2 §7, R53]", async () => {
    const token = await portal.signIn();
    const [tab, otherTab] = [await portal.up(token), await portal.up(token)];
    const stranger = await portal.up(await portal.signIn(other));
    const overheard: unknown[] = [];
    stranger.onAny((event: string, payload: unknown) => {
      if (event !== 'onlineusers') overheard.push(payload);
    });
    const heard = [next(tab, 'msg-receive'), next(otherTab, 'msg-receive')];
    await portal.post('/api/chat-conversations/msg', say('By call'), { authorization: `Bearer ${token}` });
    for (const one of await Promise.all(heard))
      expect(one).toMatchObject({ ...conversation, message: 'By call', myself: true });
    const inOther = next(otherTab, 'msg-receive');
    expect(await asked(tab, 'send-msg', say('By line', { client_id: 'a-message-of-a-tab' }))).toMatchObject({
      statusCode: 200,
      message: 'By line',
      client_id: 'a-message-of-a-tab',
    });
    expect(await inOther).toMatchObject({ message: 'By line', client_id: 'a-message-of-a-tab' });
    expect(
      bodyOf(
        await portal.post('/api/chat-conversations/msg', say('By line', { client_id: 'a-message-of-a-tab' }), {
          authorization: `Bearer ${token}`,
        }),
      ),
    ).toMatchObject({ statusCode: 200, id: 2 });
    expect(await asked(stranger, 'send-msg', say('Mine'))).toMatchObject({ statusCode: 200, id: 3 });
    expect(overheard).toMatchObject([{ message: 'Mine' }]);
  });

  it("announces the hiring manager's messages, what was seen, and who is online [spec 2 §3, spec 2 §4.12, spec 2 §7]", async () => {
    const token = await portal.signIn();
    const tab = await portal.up(token);
    const nobody = online(tab);
    expect(await asked(tab, 'addUser', { id: 4_711 })).toEqual({ statusCode: 200 });
    await nobody;
    const [arrived, notified, dana] = [next(tab, 'msg-receive'), next(tab, 'getNotification'), online(tab, 900)];
    await portal.post('/api/operator/chat_send', { ...named, message: 'Hello' }, operator);
    expect(await arrived).toMatchObject({ ...conversation, message: 'Hello', myself: false, message_seen: false });
    expect(await notified).toMatchObject({
      senderId: 900,
      position_id: 4711,
      messageDetails: { ...conversation, message: 'Hello', message_seen: false },
    });
    await dana;
    await asked(tab, 'send-msg', say('Hi'));
    const seen = next(tab, 'seen-by-peer');
    await portal.post('/api/operator/chat', named, operator);
    expect(await seen).toEqual({ ...conversation, up_to: 2 });
    const mine = next(tab, 'seen-by-me');
    await portal.inject({
      method: 'PUT',
      url: '/api/chat-conversations/mark_all_messages_asseen',
      headers: { authorization: `Bearer ${token}` },
      payload: { sender_id: 900, community_id: 42, position_id: 4711 },
    });
    expect(await mine).toEqual({ ...conversation, up_to: 1 });
  });

  it('closes when the session is signed out, in every tab [R3, spec 2 §4.11]', async () => {
    const token = await portal.signIn();
    const [tab, otherTab] = [await portal.up(token), await portal.up(token)];
    const ended = [next(tab, 'session-ended'), next(otherTab, 'session-ended'), next(tab, 'disconnect')];
    await portal.post('/api/candidate/sign_out', {}, { authorization: `Bearer ${token}` });
    const [said] = await Promise.all(ended);
    expect(said).toMatchObject({ statusCode: 401 });
    expect(await refusal(portal.connect({ token }))).toMatchObject({ statusCode: 401 });
  });

  it('reconnects by itself after it was cut [spec 2 §9]', async () => {
    const tab = await portal.up(await portal.signIn());
    const again = next(tab, 'connect');
    tab.io.engine.close();
    await again;
    expect(await asked(tab, 'send-msg', say('Back'))).toMatchObject({ statusCode: 200 });
  });

  it('refuses invalid messages and forged senders, as the call does [R39, R53]', async () => {
    const tab = await portal.up(await portal.signIn());
    for (const payload of [undefined, null, 'x', 7, [], {}, { ...conversation }])
      expect(await asked(tab, 'send-msg', payload)).toMatchObject({ statusCode: 400 });
    for (const forged of [{ from: 99 }, { cand_id: 1, from: 2 }])
      expect(await asked(tab, 'send-msg', say('x', forged))).toMatchObject({
        statusCode: 406,
        refusal: { reason: 'NotTheCaller' },
      });
  });

  it('closes on 1 MB of text, and answers a flood with 429 while others are not affected [R40]', async () => {
    const huge = await portal.up(await portal.signIn());
    const closed = next(huge, 'disconnect');
    huge.emit('send-msg', say('x'.repeat(1_048_576)));
    await closed;
    huge.disconnect();
    const flooding = await portal.up(await portal.signIn());
    const stranger = await portal.up(await portal.signIn(other));
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => asked(flooding, 'send-msg', say(`${n}`))));
    const statuses = answers.map((answer) =>
      typeof answer === 'object' && answer !== null && 'statusCode' in answer ? answer.statusCode : undefined,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
    expect(await asked(stranger, 'send-msg', say('Calm'))).toMatchObject({ statusCode: 200 });
  });

  it('lets a candidate in although many of their lines broke before they were let in [spec 2 §9]', async () => {
    let letThemIn = (): void => undefined;
    const doorOpens = new Promise<void>((done) => (letThemIn = done));
    let waiting = 0;
    const bad = await chatPortal({
      atTheDoor: () => {
        waiting += 1;
        return doorOpens;
      },
    });
    const token = await bad.signIn();
    const broken = Array.from({ length: 61 }, () => bad.connect({ token }));
    const connections = promisify(bad.app.server.getConnections.bind(bad.app.server));
    await until(async () => (await connections()) === 61 && waiting > 0);
    for (const line of broken) line.disconnect();
    await until(async () => (await connections()) === 0);
    letThemIn();
    const line = bad.connect({ token });
    expect(await Promise.race([next(line, 'connect'), refusal(line)])).toBe('connect');
    await bad.close();
  }, 30_000);

  it('lets a phone in that comes back fifty times before the server notices that its earlier lines are dead [spec 2 §9]', async () => {
    const token = await portal.signIn();
    const lines = Array.from({ length: 50 }, () => portal.connect({ token }));
    const told = await Promise.all(lines.map((line) => Promise.race([next(line, 'connect'), refusal(line)])));
    expect(new Set(told)).toEqual(new Set(['connect']));
  }, 30_000);

  it('counts attempts to be let in by address, across connections and namespaces [R3c]', async () => {
    const few = await chatPortal({ limits: { ...generousLimits, lines: 6 } });
    const token = await few.signIn();
    const tried = async (): Promise<unknown> => {
      const line = few.connect({ token });
      const told = await Promise.race([next(line, 'connect'), refusal(line)]);
      line.disconnect();
      return told;
    };
    const two = few.connect({ token });
    await next(two, 'connect');
    two.io.engine.write('0/room,{}');
    two.io.engine.write('0/room,{}');
    const busy = { statusCode: 503, error: expect.any(String) };
    // Three attempts on one connection and three on others; the seventh is refused, and after six requests the next.
    expect([await tried(), await tried(), await tried()]).toEqual(['connect', 'connect', 'connect']);
    expect([await tried(), await tried()]).toEqual([busy, busy]);
    expect(await tried()).toMatch(/error/);
    await few.close();
  });

  it.each(['', '/room,'])(
    'closes a connection that tries without end to be let in (namespace "%s") [R3c]',
    async (namespace) => {
      let asked = 0;
      const bad = await chatPortal({
        atTheDoor: () => {
          asked += 1;
          return new Promise(() => undefined);
        },
      });
      const line = bad.connect({ token: 'x'.repeat(43) });
      await until(() => asked === 1);
      let closed = false;
      line.io.engine.once('close', () => {
        closed = true;
      });
      for (let n = 0; n < 50; n += 1) line.io.engine.write(`0${namespace}{"token":"${String(n).padStart(43, 'x')}"}`);
      await until(() => closed || asked > 20);
      // At most two are let in at a time; the others' connection is closed when their turn comes.
      expect(closed).toBe(true);
      expect(asked).toBeLessThanOrEqual(2);
      await bad.close();
    },
  );
});
