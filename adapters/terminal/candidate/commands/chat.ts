import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isSignedIn } from '../../../../application/identity/sign-in.journey';
import type { HistoryPage } from '../../../../application/chat/chat.api';
import {
  sayConversationRefusal,
  sayDelivery,
  sayNoSuchConversation,
  saySendRefusal,
} from '../../../../application/chat/chat.words';
import type { Conversation } from '../../../../domain/chat/conversation';
import { storedState, type StoredMessage } from '../../../../domain/chat/delivery';
import { parseClientMessageId, parseHiringManagerId, parseMessageId } from '../../../../domain/ids/chat-ids';
import { localMoment } from '../../../../domain/time/display';
import type { Instant } from '../../../../domain/time/instant';
import { chatConversationsList, getChatHistory, sendChatMessage } from '../../../contract/chat/chat.calls';
import { fromParser, maybe, struct, text, withDefault, type Codec } from '../../../contract/codec';
import { clientMessageId } from '../../../contract/chat/chat.wire';
import { command, typedPositionId } from '../command';
import type { CandidateWorld } from '../candidate-world';
import { notSignedIn } from '../my-jobs';
import { sayOr } from '../say-failure';
import { table } from '../../table';

/* `chat list`, `chat read` and `chat send`: a candidate's side of chat in a terminal (spec 2 §2.17). */

const typedNumber = <A extends number>(name: string, parse: (n: number) => E.Either<unknown, A>): Codec<A> =>
  fromParser({
    name,
    wire: text,
    parse: (typed) => parse(/^\d{1,10}$/.test(typed) ? Number(typed) : Number.NaN),
    print: String,
  });

const typedManager = typedNumber('a hiring manager’s id', parseHiringManagerId);
const typedMessage = typedNumber('a message’s number', parseMessageId);

const conversations = ({ api, session, portal }: CandidateWorld, search: string) =>
  isSignedIn(session)
    ? pipe(
        api.listConversations({ search, as: undefined }),
        TE.mapLeft(sayOr(portal, (refusal) => [sayConversationRefusal(refusal)])),
      )
    : TE.left(notSignedIn);

interface Named {
  readonly position: Conversation['positionId'];
  readonly hm: Conversation['hiringManagerId'] | undefined;
}

/** The conversation about that position; with several hiring managers, one must be named. */
const conversationOf = (
  world: CandidateWorld,
  { position, hm }: Named,
): TE.TaskEither<readonly string[], Conversation> =>
  pipe(
    conversations(world, ''),
    TE.flatMap((all): TE.TaskEither<readonly string[], Conversation> => {
      const about = all.filter(
        ({ positionId, hiringManagerId }) => positionId === position && (hm === undefined || hiringManagerId === hm),
      );
      const [one, another] = about;
      if (one === undefined) return TE.left([sayNoSuchConversation({ _tag: 'NoSuchConversation' })]);
      return another === undefined
        ? TE.right(one)
        : TE.left([
            'There are several hiring managers. Name one with --hm:',
            ...about.map(({ hiringManagerId, hiringManagerName }) => `  --hm ${hiringManagerId}  ${hiringManagerName}`),
          ]);
    }),
  );

/** `Monday, 7 December 2026, 09:30 AM CT` in the candidate's own zone. */
const whenOf = (at: Instant, { environment }: CandidateWorld): string => {
  const { day, time } = localMoment(at, environment.zone());
  return `${day}, ${time}`;
};

const sayMessage =
  (world: CandidateWorld, them: string) =>
  (message: StoredMessage): readonly string[] => [
    `${whenOf(message.sentAt, world)}  ${message.mine ? `you (${sayDelivery(storedState(message))})` : them}: ${message.text}`,
    ...message.attachments.map(({ name, kind }) => `    [${kind}] ${name}`),
  ];

const sayPage = (world: CandidateWorld, one: Conversation, { messages, hasOlder }: HistoryPage): readonly string[] => {
  const [first] = messages;
  if (first === undefined) return ['No message yet.'];
  return [
    ...(hasOlder ? [`Older ones: --before ${first.id}`] : []),
    ...messages.flatMap(sayMessage(world, one.hiringManagerName)),
  ];
};

const sayList = (world: CandidateWorld, all: readonly Conversation[]): readonly string[] =>
  all.length === 0
    ? ['No conversation yet.']
    : table([
        ['POSITION', 'HM', 'WITH', 'JOB', 'UNREAD', 'LAST', 'WHEN'],
        ...all.map((one) => [
          String(one.positionId),
          String(one.hiringManagerId),
          one.hiringManagerName,
          one.positionName,
          one.unread === 0 ? '-' : String(one.unread),
          one.lastMessage === '' ? '-' : one.lastMessage.replace(/\s+/g, ' ').slice(0, 40),
          one.updatedAt === undefined ? '-' : whenOf(one.updatedAt, world),
        ]),
      ]);

const namedWire = { position: typedPositionId, hm: maybe(typedManager) };

export const chatListCommand = command({
  name: 'chat list',
  usage: '[--search TEXT]',
  does: 'your conversations with hiring managers, newest first',
  bare: undefined,
  options: { search: 'string' },
  wire: struct({ search: withDefault(text, '') }),
  run: ({ search }, world) =>
    pipe(
      conversations(world, search),
      TE.map((all) => ({ lines: sayList(world, all), json: chatConversationsList.response.type.encode(all) })),
    ),
});

export const chatReadCommand = command({
  name: 'chat read',
  usage: '--position ID [--hm ID] [--before NUMBER]',
  does: 'what was written, oldest first; the hiring manager’s messages count as seen',
  bare: undefined,
  options: { position: 'string', hm: 'string', before: 'string' },
  wire: struct({ ...namedWire, before: maybe(typedMessage) }),
  run: ({ position, hm, before }, world) => {
    const { api, portal } = world;
    const refused = sayOr(portal, (refusal: Parameters<typeof sayConversationRefusal>[0]) => [
      sayConversationRefusal(refusal),
    ]);
    return pipe(
      conversationOf(world, { position, hm }),
      TE.bindTo('one'),
      TE.bind('page', ({ one }) =>
        pipe(api.chatHistory({ ...one, before, limit: undefined, as: undefined }), TE.mapLeft(refused)),
      ),
      TE.tap(({ one, page }) => {
        const last = page.messages.at(-1);
        return last === undefined
          ? TE.right(undefined)
          : pipe(api.markSeen({ ...one, upTo: last.id, as: undefined }), TE.mapLeft(refused));
      }),
      TE.map(({ one, page }) => ({
        lines: sayPage(world, one, page),
        json: getChatHistory.response.type.encode(page),
      })),
    );
  },
});

export const chatSendCommand = command({
  name: 'chat send',
  usage: '--position ID --text TEXT [--hm ID] [--id ID]',
  does: 'writes to the hiring manager; the same --id again stores nothing twice',
  bare: undefined,
  options: { position: 'string', hm: 'string', text: 'string', id: 'string' },
  wire: struct({ ...namedWire, text, id: maybe(clientMessageId) }),
  run: ({ position, hm, text: written, id }, world) => {
    const { api, environment, portal } = world;
    const clientId = id ?? E.getOrElseW(() => undefined)(parseClientMessageId(environment.newKey()));
    return pipe(
      conversationOf(world, { position, hm }),
      TE.flatMap((one) =>
        pipe(
          api.sendMessage({ ...one, clientId, text: written, attachments: [], as: undefined }),
          TE.mapLeft((failure) => [
            ...sayOr(portal, (refusal: Parameters<typeof saySendRefusal>[0]) => [saySendRefusal(refusal)])(failure),
            ...(failure._tag === 'AnswerLost' && clientId !== undefined ? [`Add --id ${clientId} to it.`] : []),
          ]),
          TE.map((message) => ({
            lines: sayMessage(world, one.hiringManagerName)(message),
            json: sendChatMessage.response.type.encode(message),
          })),
        ),
      ),
    );
  },
});
