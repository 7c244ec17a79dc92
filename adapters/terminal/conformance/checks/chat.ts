import * as E from 'fp-ts/Either';
import { isDeepStrictEqual } from 'node:util';
import { bodyField } from '../../../../domain/resilience/error-text';
import { longestMessage } from '../../../../domain/chat/message';
import { asyncApi } from '../../../contract/asyncapi';
import {
  chatConversationsList,
  getChatHistory,
  getUnreadMessages,
  markAllMessagesAsSeen,
  markMessagesAsRead,
  sendChatMessage,
} from '../../../contract/chat/chat.calls';
import { readInbound, sendMsg } from '../../../contract/messages';
import { answered, refuses, succeeds } from '../expectations';
import { failed, statusOf } from '../reply';
import type { AskedLine } from '../line';
import type { WireJob } from '../roles';
import { allOf, passed, skipped, type Verdict } from '../verdict';
import { asBoth, onJob, send, withJob, type Chapter, type Check, type Person, type World } from '../world';

/* Chat over HTTP calls and over the socket (R39, R40, R53). The job `chat` names the hiring manager. */

interface Talk extends WireJob {
  readonly hm_id: number;
}

/** The conversation of that job; undefined: the list has none. */
const talkOf = async (world: World, job: WireJob, who: Person): Promise<Talk | undefined> => {
  const listed = answered(chatConversationsList, await send(world, chatConversationsList, { search_text: '' }, who));
  const found = listed?.find(({ positionId }) => Number(positionId) === job.position_id);
  return found && { ...job, hm_id: found.hiringManagerId };
};

const inTalk = (act: (talk: Talk, who: Person, world: World) => Promise<Verdict>): Check['run'] =>
  withJob('chat', async (job, who, world) => {
    const talk = await talkOf(world, job, who);
    return talk === undefined ? skipped('the list has no conversation of this job') : act(talk, who, world);
  });

const says = (talk: Talk, message: string, more: object = {}) => ({
  ...talk,
  messageDetails: { myself: true, message },
  ...more,
});

const historyOf = ({ hm_id, community_id, position_id }: Talk) => ({
  to: hm_id,
  location_id: community_id,
  position_id,
});

const textsOf = async (world: World, talk: Talk, who: Person): Promise<readonly string[]> =>
  (answered(getChatHistory, await send(world, getChatHistory, historyOf(talk), who))?.messages ?? []).map(
    ({ text }) => text,
  );

/** A check of a socket message failed. There is no HTTP reply to show. */
const wrong = (request: string, expected: string, found: unknown): Verdict => ({
  _tag: 'Failed',
  request,
  expected,
  found: JSON.stringify(found ?? 'nothing'),
});

const onLine = (act: (line: AskedLine, talk: Talk, who: Person, world: World) => Promise<Verdict>): Check['run'] =>
  inTalk(async (talk, who, world) => {
    if (world.openLine === undefined) return skipped('socket.io-client is not installed');
    const opened = await world.openLine({ token: who.token });
    if ('refused' in opened) return wrong('socket.io {token}', 'a line', opened.refused);
    const verdict = await act(opened.line, talk, who, world);
    opened.line.close();
    return verdict;
  });

const arrives = (payload: unknown, text: string): Verdict => {
  const read = readInbound('msg-receive', payload);
  return E.isRight(read) && read.right._tag === 'MessageArrived' && read.right.message.text === text
    ? passed
    : wrong('socket.io msg-receive', `the message '${text}', as asyncapi.json describes it`, payload);
};

const byCall: Chapter = [
  {
    call: chatConversationsList.name,
    title: 'lists the conversation of a job that names a hiring manager',
    source: 'R39',
    pivotal: true,
    run: withJob('chat', async (job, who, world) => {
      const reply = await send(world, chatConversationsList, { search_text: '' }, who);
      return allOf([
        succeeds(chatConversationsList, reply),
        (await talkOf(world, job, who)) === undefined
          ? failed(reply, `a conversation of position ${job.position_id}`)
          : passed,
      ]);
    }),
  },
  {
    call: sendChatMessage.name,
    title:
      'takes a message without its control characters, stores it once under its client id, and refuses another under that id',
    source: 'R53',
    run: inTalk(async (talk, who, world) => {
      const id = { client_id: world.newKey() };
      const first = await send(world, sendChatMessage, says(talk, ' By\u0000 call ', id), who);
      const again = await send(world, sendChatMessage, says(talk, ' By\u0000 call ', id), who);
      const texts = await textsOf(world, talk, who);
      return allOf([
        succeeds(sendChatMessage, first),
        isDeepStrictEqual(answered(sendChatMessage, first), answered(sendChatMessage, again))
          ? passed
          : failed(again, 'the same answer'),
        texts.filter((text) => text === 'By call').length === 1
          ? passed
          : failed(again, "'By call' once in the history", texts.join(', ')),
        refuses(
          sendChatMessage,
          await send(world, sendChatMessage, says(talk, 'Other', id), who),
          'ClientIdUsedBefore',
        ),
      ]);
    }),
  },
  {
    call: sendChatMessage.name,
    title: 'refuses a forged sender, another hiring manager, an empty and a too long message',
    source: 'R39, R40',
    run: inTalk(async (talk, who, world) => {
      const sends = (message: string, more: object = {}) =>
        send(world, sendChatMessage, says(talk, message, more), who);
      return allOf([
        refuses(sendChatMessage, await sends('x', { from: 1, cand_id: 2 }), 'NotTheCaller'),
        refuses(sendChatMessage, await sends('x', { hm_id: talk.hm_id + 1 }), 'NoSuchConversation'),
        refuses(sendChatMessage, await sends(' \u0000 '), 'MessageEmpty'),
        refuses(sendChatMessage, await sends('x'.repeat(longestMessage + 1)), 'MessageTooLong'),
      ]);
    }),
  },
  {
    call: getChatHistory.name,
    title: 'shows each candidate their own conversation with one hiring manager, and no other',
    source: 'R39',
    run: onJob('chat', async (job, world) =>
      asBoth(async (candidate, other) => {
        const talk = await talkOf(world, job, candidate);
        if (talk === undefined) return skipped('the list has no conversation of this job');
        await send(world, sendChatMessage, says(talk, 'For one pair of eyes'), candidate);
        const reply = await send(world, getChatHistory, historyOf(talk), other);
        return reply.text.includes('For one pair of eyes') ? failed(reply, "nothing of the other's") : passed;
      })(world),
    ),
  },
  ...[markAllMessagesAsSeen, markMessagesAsRead].map((call): Check => ({
    call: call.name,
    title: 'marks as seen; afterwards nothing is unread',
    source: 'R53',
    run: inTalk(async (talk, who, world) => {
      const fields = {
        ...historyOf(talk),
        community_id: talk.community_id,
        sender_id: talk.hm_id,
        hiring_manager_id: talk.hm_id,
      };
      const marked = await send(world, call, fields, who);
      const unread = await send(world, getUnreadMessages, {}, who);
      const left = answered(getUnreadMessages, unread)?.filter(
        ({ positionId }) => Number(positionId) === talk.position_id,
      );
      return allOf([
        statusOf(marked) === 200 ? passed : failed(marked, 'statusCode 200'),
        left?.length === 0 ? passed : failed(unread, 'no entry of this conversation'),
      ]);
    }),
  })),
];

const line = 'the live line';

const byLine: Chapter = [
  {
    call: line,
    title: 'is described by /asyncapi.json as in this contract',
    source: 'R4',
    run: async ({ ask }) => {
      const reply = await ask({ method: 'GET', path: '/asyncapi.json' });
      const ours: unknown = JSON.parse(JSON.stringify(asyncApi('http://portal.example.org')));
      const differs = ['channels', 'operations', 'components'].find(
        (part) => !isDeepStrictEqual(bodyField(ours, part), bodyField(reply.body, part)),
      );
      return differs === undefined
        ? passed
        : failed(reply, 'the document of this contract (its `servers` may differ)', differs);
    },
  },
  {
    call: line,
    title: 'is refused with 401 without a token and with a wrong one',
    source: 'R3',
    run: async ({ openLine }) => {
      if (openLine === undefined) return skipped('socket.io-client is not installed');
      for (const auth of [{}, { token: 'x'.repeat(43) }]) {
        const opened = await openLine(auth);
        if ('line' in opened) opened.line.close();
        const refused = 'refused' in opened ? opened.refused : 'a line';
        if (bodyField(refused, 'statusCode') !== 401)
          return wrong('socket.io', 'connect_error with statusCode 401', refused);
      }
      return passed;
    },
  },
  {
    call: line,
    title: 'brings a message that was sent by call',
    source: 'spec 2 §4.12',
    run: onLine(async (opened, talk, who, world) => {
      const heard = opened.next('msg-receive');
      await send(world, sendChatMessage, says(talk, 'From a call'), who);
      return arrives(await heard, 'From a call');
    }),
  },
  {
    call: line,
    title: 'takes send-msg, one act with the call under one client id; refuses a forged sender',
    source: 'R53, R39',
    run: onLine(async (opened, talk, who, world) => {
      const id = { client_id: world.newKey() };
      const sent = await opened.send(sendMsg.event, says(talk, 'From the line', id));
      const again = await send(world, sendChatMessage, says(talk, 'From the line', id), who);
      const forged = await opened.send(sendMsg.event, says(talk, 'x', { from: 1, cand_id: 2 }));
      return allOf([
        bodyField(sent, 'statusCode') === 200 ? passed : wrong('send-msg', 'statusCode 200', sent),
        bodyField(again.body, 'id') === bodyField(sent, 'id')
          ? passed
          : failed(again, `the id of send-msg: ${String(bodyField(sent, 'id'))}`),
        bodyField(forged, 'statusCode') === 406 ? passed : wrong('send-msg', 'statusCode 406', forged),
      ]);
    }),
  },
];

export const chat: readonly Chapter[] = [byCall, byLine];
