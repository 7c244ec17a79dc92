import type { Socket } from 'socket.io-client';
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
import { inFull } from '../../support/in-full';

/* Whoever attacks chat, by its calls or by its line, is refused, and the other candidate notices nothing: no message, no closed line, no delay by a limit. */

let portal: ChatPortal;
let stranger: { readonly token: string; readonly line: Socket; readonly heard: unknown[] };
beforeEach(async () => {
  portal = await chatPortal();
  const token = await portal.signIn(other);
  const line = await portal.up(token);
  const heard: unknown[] = [];
  line.onAny((event: string, payload: unknown) => {
    if (event !== 'onlineusers') heard.push(payload);
  });
  line.on('disconnect', () => heard.push('closed'));
  stranger = { token, line, heard };
});
afterEach(() => portal.close());

type Refused = Readonly<Record<string, unknown>>;

const isRefused = (answer: unknown): answer is Refused => typeof answer === 'object' && answer !== null;
const read = (answer: unknown): Refused => (isRefused(answer) ? answer : {});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const callWith = async (token: string, payload: object): Promise<Refused> =>
  read(bodyOf(await portal.post('/api/chat-conversations/msg', payload, bearer(token))));

/** Sends a hundred at once and waits until they are answered, or the line is closed, which an attacker opens again. */
const hundredOnTheLine = async (token: string, payloads: readonly object[]): Promise<void> => {
  const line = await portal.up(token);
  const closed = next(line, 'disconnect');
  await Promise.race([closed, Promise.all(payloads.map((payload) => asked(line, 'send-msg', payload)))]);
  line.disconnect();
};

/** Two ways to send a message, both one act (R53). */
const ways = [
  {
    way: 'by call',
    open: async (token: string) => (payload: object) => callWith(token, payload),
    hundred: async (token: string, payloads: readonly object[]): Promise<unknown> =>
      Promise.all(payloads.map((payload) => callWith(token, payload))),
  },
  {
    way: 'by the line',
    open: async (token: string) => {
      const line = await portal.up(token);
      return async (payload: object) => read(await asked(line, 'send-msg', payload));
    },
    hundred: hundredOnTheLine,
  },
] as const;

const messagesOf = async (email: string): Promise<readonly unknown[]> =>
  [bodyOf(await portal.post('/api/operator/chat', { ...named, email }, operator))['messages']].flat();

/** The other candidate's line has brought nothing, is open, and takes a message at once; their conversation has that one alone. */
const expectUnnoticed = async (): Promise<void> => {
  expect(stranger.heard).toEqual([]);
  expect(await asked(stranger.line, 'send-msg', say('Mine'))).toMatchObject({ statusCode: 200, message: 'Mine' });
  const byCall = await portal.post('/api/chat-conversations/msg', say('Mine, too'), bearer(stranger.token));
  expect(bodyOf(byCall)).toMatchObject({ statusCode: 200 });
  expect(await messagesOf(other)).toMatchObject([{ message: 'Mine' }, { message: 'Mine, too' }]);
};

describe.each(ways)('An attack on chat $way', ({ open, hundred }) => {
  it.each([
    ['a conversation with another hiring manager', { hm_id: 901 }, 404],
    ['a conversation of another community', { community_id: 43 }, 404],
    ['a conversation of another position', { position_id: 4712 }, 404],
    ['another recipient than the conversation', { to: 901 }, 404],
    ['a forged sender', { from: 2 }, 406],
    ['a forged candidate', { cand_id: 2 }, 406],
    ['two senders', { from: 1, cand_id: 2 }, 406],
    ['a hiring manager who is none', { hm_id: -1 }, 400],
    ["a message in the manager's name", { messageDetails: { myself: false, message: 'x' } }, 400],
    [
      'a file that nobody uploaded',
      {
        messageDetails: {
          myself: true,
          message: 'x',
          attachmentLink: 'a'.repeat(32),
          attachmentName: 'x',
          attachmentType: 'pdf',
        },
      },
      404,
    ],
  ])('with %s is refused, and no one else is affected [R39, R53, R54]', async (_, forged, statusCode) => {
    const send = await open(await portal.signIn());
    const answer = await send({ ...say('x'), ...forged });
    expect(answer['statusCode']).toBe(statusCode);
    expect(await messagesOf(named.email)).toEqual([]);
    await expectUnnoticed();
  });

  it('with control characters stores none of them, and no one else is affected [spec 2 §5]', async () => {
    const send = await open(await portal.signIn());
    expect(await send(say('a\u0000\u0007\u001b[31mb\u0085c'))).toMatchObject({ statusCode: 200, message: 'a[31mbc' });
    expect(await send(say(' \u0000\u001b '))).toMatchObject({ statusCode: 406 });
    await expectUnnoticed();
  });

  it('with thousands of messages in a minute stores 30, and no one else is affected [R40]', async () => {
    const token = await portal.signIn();
    for (let batch = 0; batch < (inFull ? 100 : 20); batch += 1) {
      const flood = hundred(
        token,
        Array.from({ length: 100 }, (_, n) => say(`${batch} ${n}`)),
      );
      // The other one looks at the list meanwhile.
      const list = await portal.post('/api/chat-conversations/chat_conversations_list', {}, bearer(stranger.token));
      expect(bodyOf(list)).toMatchObject({ statusCode: 200 });
      await flood;
    }
    expect(await messagesOf(named.email)).toHaveLength(30);
    await expectUnnoticed();
  }, 120_000);
});

describe('An attack on chat', () => {
  it('with a megabyte of text is refused by call and closes the socket, and no one else is affected [R40]', async () => {
    const token = await portal.signIn();
    const huge = say('x'.repeat(1_048_576));
    const byCall = await portal.post('/api/chat-conversations/msg', huge, bearer(token));
    expect(bodyOf(byCall)['statusCode']).not.toBe(200);
    const line = await portal.up(token);
    const closed = next(line, 'disconnect');
    line.emit('send-msg', huge);
    await closed;
    expect(await messagesOf(named.email)).toEqual([]);
    await expectUnnoticed();
  });

  it('with 20,000 levels of nesting is refused by socket and by call, and no one else is affected [R53]', async () => {
    const line = await portal.up(await portal.signIn());
    const answer = new Promise((done) =>
      line.io.engine.on('data', (frame: unknown) => String(frame).startsWith('37[') && done(frame)),
    );
    // Written by hand: the client would overflow its own stack.
    const levels = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    line.io.engine.write(`27["send-msg",${JSON.stringify(say('levels')).replace('"levels"', levels)}]`);
    expect(await answer).toMatch(/"statusCode":400/);
    await expectUnnoticed();
  });

  it('without a token, or with a made-up one, is refused by every call and by the socket, and no one else is affected [R3, R39]', async () => {
    const calls = [
      ['POST', 'chat_conversations_list', {}],
      ['POST', 'get_unread_messages', {}],
      ['POST', 'get_chat_history', { to: 900, location_id: 42, position_id: 4711 }],
      ['PUT', 'mark_all_messages_asseen', { sender_id: 900, community_id: 42, position_id: 4711 }],
      ['PUT', 'mark_messages_as_read', { location_id: 42, position_id: 4711, hiring_manager_id: 900 }],
      ['POST', 'msg', say('x')],
      ['POST', 'sign_attachment', { attachment_url: 'a' }],
      ['POST', 'report_message', { ...conversation, message_id: 1, reason: 'x' }],
      ['PUT', 'block_conversation', { ...conversation, block: true }],
    ] as const;
    for (const headers of [{}, bearer('x'.repeat(43))])
      for (const [method, call, payload] of calls) {
        const answer = await portal.inject({ method, url: `/api/chat-conversations/${call}`, headers, payload });
        expect([call, answer.statusCode]).toEqual([call, 401]);
      }
    for (const auth of [{}, { token: 'x'.repeat(43) }])
      expect(await refusal(portal.connect(auth))).toMatchObject({ statusCode: 401 });
    await expectUnnoticed();
  });

  it("on another candidate's history fails: only one's own can be read, marked, reported and blocked [R39]", async () => {
    const mine = bearer(await portal.signIn());
    await asked(stranger.line, 'send-msg', say('A secret'));
    stranger.heard.length = 0;
    const history = { to: 900, location_id: 42, position_id: 4711 };
    const ask = async (call: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
      JSON.stringify(
        bodyOf(await portal.inject({ method, url: `/api/chat-conversations/${call}`, headers: mine, payload })),
      );
    for (const answer of [
      await ask('get_chat_history', history),
      await ask('get_chat_history', { ...history, from: 2 }),
      await ask('chat_conversations_list', { search_text: 'secret' }),
      await ask('get_unread_messages', { chatUser: [2], userType: 'candidate', userTypeId: 2 }),
      await ask('report_message', { ...conversation, message_id: 1, reason: 'x' }),
      await ask('mark_messages_as_read', { ...history, candidate_id: 2, hiring_manager_id: 900 }, 'PUT'),
      await ask('block_conversation', { ...conversation, block: true }, 'PUT'),
    ])
      expect(answer).not.toContain('A secret');
    expect(stranger.heard).toEqual([]);
    expect(await asked(stranger.line, 'send-msg', say('Still open'))).toMatchObject({ statusCode: 200 });
    expect(await messagesOf(other)).toMatchObject([{ message: 'A secret' }, { message: 'Still open' }]);
  });
});
