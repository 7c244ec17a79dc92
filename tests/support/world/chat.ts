import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import { chatMachine } from '../../../application/chat/chat.live';
import { roomOf, type ChatEvent } from '../../../application/chat/chat-state.live';
import { openScope } from '../../../application/live/scope';
import type { AttachmentUploadStep } from '../../../application/chat/attachment-files.port';
import type {
  BlockWanted,
  HistoryPage,
  HistoryWanted,
  MessageReported,
  MessageToSend,
  SeenMark,
  SendMessageRefusal,
} from '../../../application/chat/chat.api';
import type { DesktopNotice, NoticePermission } from '../../../application/chat/desktop-notices.port';
import type { KeptChats, KeptDraft, UnsentMessage } from '../../../application/chat/kept-chats.port';
import type { LineEvent, LineNotUp } from '../../../application/chat/socket.port';
import type { Conversation } from '../../../domain/chat/conversation';
import type { StoredMessage } from '../../../domain/chat/delivery';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { Email } from '../../../domain/text/email';
import type { DeviceType } from '../../../domain/device/device-type';
import { known } from '../../../domain/brand';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { plus } from '../../../domain/time/instant';
import { aConversation, aMessage, clientId, messageId, withManager } from '../builders/chat';
import { atMs } from '../builders/time';
import { settled } from './by-hand';
import { keepingReporter } from './reporter';

/* A candidate's chat on a device whose server, line, storage and time the test controls. */

export const me = known<CandidateId>(7);
export const dana = withManager(900);

type Sent = E.Either<CallFailure | SendMessageRefusal, StoredMessage>;

/** What a device keeps, in memory. Two pages of one device share it. */
export const keptHere = (): KeptChats & { readonly rows: () => readonly UnsentMessage[] } => {
  const rows = new Map<string, UnsentMessage>();
  const drafts = new Map<string, KeptDraft>();
  return {
    rows: () => [...rows.values()],
    unsent: () => [...rows.values()],
    keep: (_, message) => {
      if (!rows.has(message.clientId)) rows.set(message.clientId, message);
    },
    waits: (_, id) => rows.has(id),
    drop: (_, id) => void rows.delete(id),
    draft: (_, of) => drafts.get(JSON.stringify(of)),
    keepDraft: (_, of, draft) => void drafts.set(JSON.stringify(of), draft),
  };
};

export interface ChatWorld {
  readonly conversations?: readonly Conversation[];
  /** The conversation's messages on the server, oldest first. */
  readonly history?: StoredMessage[];
  readonly kept?: ReturnType<typeof keptHere>;
  /** Every reading call fails, until the test mends it. */
  readonly failure?: CallFailure;
  readonly permission?: NoticePermission;
  readonly device?: DeviceType;
  /** How the server answers a message; by default it stores it. */
  readonly answer?: (message: MessageToSend, nth: number) => Sent;
  /** How the line answers; by default it is not up. */
  readonly overLine?: (message: MessageToSend) => E.Either<LineNotUp | CallFailure | SendMessageRefusal, StoredMessage>;
}

/** The server's answers to come, and what it was asked. */
interface Server {
  conversations: readonly Conversation[];
  listed: number;
  failure: CallFailure | undefined;
  readonly sent: MessageToSend[];
  readonly seen: SeenMark[];
  readonly read: HistoryWanted[];
  readonly reported: MessageReported[];
  readonly blocked: BlockWanted[];
  readonly signed: string[];
}

const pageOf = (history: readonly StoredMessage[], { before, limit = 50 }: HistoryWanted): HistoryPage => {
  const older = history.filter(({ id }) => before === undefined || id < before);
  return { messages: older.slice(-limit), hasOlder: older.length > limit };
};

export const aChat = (world: ChatWorld = {}) => {
  const time = new VirtualTimeScheduler();
  const history = world.history ?? [aMessage(1)];
  const server: Server = {
    conversations: world.conversations ?? [aConversation(900, { unread: 1 })],
    listed: 0,
    failure: world.failure,
    sent: [],
    seen: [],
    read: [],
    reported: [],
    blocked: [],
    signed: [],
  };
  const answers: ((sent: Sent) => void)[] = [];
  const shown: { readonly notice: DesktopNotice; readonly press: () => void }[] = [];
  const asked: { readonly email: Email; readonly goOn: () => void }[] = [];
  const stirs = new Subject<unknown>();
  const [lines, visible, acts, back] = [
    new Subject<LineEvent>(),
    new Subject<boolean>(),
    new Subject<unknown>(),
    new Subject<unknown>(),
  ];
  const uploads: Subject<AttachmentUploadStep>[] = [];
  const kept = world.kept ?? keptHere();
  const openConversation = jest.fn();
  let opens = 0;
  let nextId = 1_000;

  let passed = 0;
  const clock = { now: () => plus(atMs(1_000_000), passed) };
  /** As the server stores a message. */
  const stored = ({ clientId: id, text, attachments }: MessageToSend): StoredMessage => {
    const there = history.find((one) => one.clientId === id);
    if (there !== undefined) return there;
    nextId += 1;
    const made = aMessage(nextId, { clientId: id, mine: true, text, attachments, sentAt: clock.now() });
    history.push(made);
    return made;
  };
  const right =
    <A>(value: A): TE.TaskEither<never, A> =>
    () =>
      Promise.resolve(E.right(value));
  const read =
    <A>(value: () => A): TE.TaskEither<CallFailure, A> =>
    () =>
      Promise.resolve(server.failure === undefined ? E.right(value()) : E.left(server.failure));

  const machine = chatMachine(
    {
      owner: me,
      api: {
        listConversations: () => {
          server.listed += 1;
          return read(() => server.conversations);
        },
        unreadMessages: () =>
          read(() =>
            server.conversations
              .filter(({ unread }) => unread > 0)
              .map((one) => ({ ...one, count: one.unread, at: atMs(1) })),
          ),
        chatHistory: (wanted) => {
          server.read.push(wanted);
          return read(() => pageOf(history, wanted));
        },
        markSeen: (mark) => {
          server.seen.push(mark);
          return right(undefined);
        },
        sendMessage: (message) => {
          server.sent.push(message);
          const answer = world.answer;
          if (answer !== undefined) return () => Promise.resolve(answer(message, server.sent.length));
          return () => new Promise((resolve) => answers.push(resolve));
        },
        signAttachment: (path) => {
          server.signed.push(path);
          return right({ url: `/signed/${path}/${server.signed.length}`, until: plus(clock.now(), 300_000) });
        },
        reportMessage: (report) => {
          server.reported.push(report);
          return right(undefined);
        },
        blockConversation: (wanted) => {
          server.blocked.push(wanted);
          return right(undefined);
        },
      },
      live: {
        open: () => {
          opens += 1;
          return lines;
        },
        sendMessage: (message) => () =>
          Promise.resolve(world.overLine?.(message) ?? E.left<LineNotUp>({ _tag: 'LineNotUp' })),
        say: () => false,
      },
      token: () => known<SessionToken>('t'.repeat(43)),
      files: {
        send: () => {
          const upload = new Subject<AttachmentUploadStep>();
          uploads.push(upload);
          return upload;
        },
      },
      kept,
      attention: { isVisible: () => true, changes: visible },
      presence: { acts, stirs },
      desktop: {
        permission: () => world.permission ?? 'granted',
        ask: () => Promise.resolve('granted'),
        show: (notice, press) => shown.push({ notice, press }),
      },
      device: world.device ?? 'desktop',
      connectivity: { back },
      clock,
      reporter: keepingReporter(),
      askForCode: (email, goOn) => void asked.push({ email, goOn }),
      notice: ({ from, text }) => ({ title: from, text }),
      openConversation,
    },
    time,
  );
  const scope = openScope();
  machine.runIn(scope);

  const send = async (...events: readonly ChatEvent[]): Promise<void> => {
    events.forEach(machine.send);
    await settled();
    await settled();
  };
  const pass = async (ms: number): Promise<void> => {
    passed += ms;
    time.maxFrames = passed;
    time.flush();
    await settled();
    await settled();
  };
  const room = () => roomOf(machine.value(), dana);
  return {
    ...machine,
    send,
    pass,
    room,
    server,
    history,
    kept,
    shown,
    asked,
    visible,
    acts,
    stirs,
    back,
    uploads,
    openConversation,
    scope,
    opens: () => opens,
    /** The server ends the line: its token is no longer valid. */
    refuse: () => {
      lines.next({ _tag: 'LineRefused', message: '' });
      lines.complete();
    },
    line: async (event: LineEvent) => {
      lines.next(event);
      await settled();
      await settled();
    },
    open: () => send({ _tag: 'PageOpened', shown: dana }),
    write: (n: number, text = `Mine ${n}`) =>
      send({ _tag: 'Typed', of: dana, text }, { _tag: 'SendPressed', of: dana, clientId: clientId(n) }),
    /** The server answers the oldest message that waits for it. */
    answer: async (sent?: Sent): Promise<void> => {
      await settled();
      const latest = server.sent.at(-1);
      if (latest !== undefined) answers.shift()?.(sent ?? E.right(stored(latest)));
      await settled();
      await settled();
    },
    stored,
    texts: () => [
      ...(room()?.transcript.stored ?? []).map(({ text }) => text),
      ...(room()?.transcript.outbox ?? []).map(({ text, isFailed }) => `${isFailed ? 'not sent' : 'sending'}: ${text}`),
    ],
    sentTexts: () => server.sent.map(({ text }) => text),
    says: async (id: number, text = `Message ${id}`): Promise<StoredMessage> => {
      const message = aMessage(id, { text, sentAt: clock.now() });
      history.push(message);
      lines.next({
        _tag: 'Arrived',
        message: { _tag: 'MessageArrived', candidateId: me, of: dana, message },
      });
      await settled();
      await settled();
      return message;
    },
    seenUpTo: (id: number) =>
      lines.next({ _tag: 'Arrived', message: { _tag: 'SeenByPeer', of: dana, upTo: messageId(id) } }),
  };
};
