import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import {
  bindCallback,
  catchError,
  concat,
  concatMap,
  defer,
  EMPTY,
  filter,
  from,
  map,
  merge,
  of,
  Subject,
  switchMap,
  timer,
  type Observable,
  type ObservableInput,
  type SchedulerLike,
} from 'rxjs';
import { notificationCloses, noticesOf } from '../../domain/chat/connection';
import { withUnread, type ConversationKey } from '../../domain/chat/conversation';
import type { OutboxMessage, StoredMessage } from '../../domain/chat/delivery';
import { chatIdleAfter } from '../../domain/chat/idle';
import type { MessageId } from '../../domain/ids/chat-ids';
import { maySendAnother, messagesPerMinute } from '../../domain/chat/pace';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { DeviceType } from '../../domain/device/device-type';
import { minutes, seconds, type Milliseconds } from '../../domain/time/duration';
import { between, type Instant } from '../../domain/time/instant';
import { isCallFailure, isConnectionLost, ourDefect } from '../failure';
import type { AskForCode } from '../identity/prove-address.journey';
import type { AttachmentFiles } from './attachment-files.port';
import type { Attention } from './attention.port';
import { longestHistoryPage, type ChatApi } from './chat.api';
import type { Clock } from '../ports/clock';
import type { DesktopNotices } from './desktop-notices.port';
import type { KeptChats } from './kept-chats.port';
import type { Presence } from '../identity/presence.port';
import type { Reporter } from '../ports/reporter';
import type { SessionToken } from '../identity/secrets.port';
import type { InboundMessage, LineEvent, LiveLine } from './socket.port';
import {
  chatName,
  type ChatCommand,
  type ChatEvent,
  type ChatToast,
  type Chatting,
  type PostResult,
  type ChatSendFailure,
} from './chat-state.live';
import { chatStep } from './chat-step.live';
import type { Connectivity } from '../live/connectivity';
import { inLanes, machine, type CarryOut, type Machine } from '../live/machine';
import { sendWhenBack } from '../live/send-when-back';

/** How often the calls are made while there is no line (ours). */
export const chatPollEvery: Milliseconds = seconds(10);

/**
 * How often an open chat page polls even while connected: a server that dies between storing a message and announcing it never announces it (our
 * decision).
 */
export const chatCheckEvery: Milliseconds = minutes(1);

/** Messages that come within this time are announced together (ours). */
export const announceAfter: Milliseconds = seconds(1);

/** How often activity of the candidate is reported to the page (ours). */
const actsSentEvery: Milliseconds = seconds(1);

/**
 * How long to wait before reconnecting after the server refuses the connection, with the token current at that time (R28: a new one takes effect
 * after 5 s).
 */
export const reopenAfter: Milliseconds = seconds(6);

/** How often in a row the server may fail at one message before it counts as not sent: about ten minutes (ours). */
export const mostServerFaults = 20;

/** How many pages are read to close a gap. Beyond that the conversation begins anew with its newest messages. */
const mostGapPages = 20;

/** What one candidate's chat needs. `token` is read again each time the connection opens; undefined if there is no session. */
export interface ChatPorts {
  readonly owner: CandidateId;
  readonly api: Omit<ChatApi, 'storeAttachment'>;
  readonly live: LiveLine;
  readonly token: () => SessionToken | undefined;
  readonly files: Pick<AttachmentFiles<unknown>, 'send'>;
  readonly kept: KeptChats;
  readonly attention: Attention;
  readonly presence: Pick<Presence, 'acts' | 'stirs'>;
  readonly desktop: DesktopNotices;
  readonly device: DeviceType;
  readonly connectivity: Pick<Connectivity, 'back'>;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly askForCode: AskForCode;
  /** What a notification of the system says. */
  readonly notice: (toast: ChatToast) => { readonly title: string; readonly text: string };
  readonly openConversation: (key: ConversationKey) => void;
}

const eventOf = (message: InboundMessage): ChatEvent | undefined => {
  switch (message._tag) {
    case 'MessageArrived':
      return { _tag: 'Came', of: message.of, message: message.message };
    // `MessageArrived` says it all, and the list hears for itself that it changed.
    case 'MessageNotified':
    case 'ApplicationChanged':
      return undefined;
    case 'SeenByPeer':
      return { _tag: 'PeerSaw', of: message.of, upTo: message.upTo };
    case 'SeenByMe':
      return { _tag: 'SeenByMe', of: message.of, upTo: message.upTo };
    case 'OnlineManagers':
      return { _tag: 'OnlineChanged', online: message.managers };
  }
};

const heard = (event: LineEvent): ChatEvent | undefined => {
  switch (event._tag) {
    case 'LineConnecting':
      return undefined;
    case 'LineUp':
      return { _tag: 'LineChanged', live: true };
    case 'LineDown':
    case 'LineRefused':
      return { _tag: 'LineChanged', live: false };
    case 'Arrived':
      return eventOf(event.message);
  }
};

const laneOf = (command: ChatCommand): string => {
  switch (command._tag) {
    case 'OpenLine':
    case 'RenewLine':
      return 'line';
    case 'PollSoon':
    case 'CheckSoon':
      return 'poll';
    case 'IdleSoon':
    case 'StopIdle':
      return 'idle';
    case 'ReadNewest':
    case 'ReadOlder':
    case 'TellSeen':
    case 'AnnounceSoon':
    case 'Report':
    case 'Block':
      return `${command._tag} ${chatName(command.of)}`;
    case 'Upload':
    case 'StopUpload':
      return `upload ${chatName(command.of)}`;
    case 'Sign':
      return `sign ${command.path}`;
    case 'FindUnsent':
    case 'WatchPage':
    case 'List':
    case 'FindDraft':
    case 'KeepDraft':
    case 'KeepUnsent':
    case 'DropUnsent':
    case 'Post':
    case 'AskForCode':
    case 'Notify':
    case 'HideToastSoon':
      return command._tag;
  }
};

type Posting = Extract<ChatCommand, { readonly _tag: 'Post' }>;

const isPosting = (command: ChatCommand): command is Posting => command._tag === 'Post';

/** The server is away or busy, and the same message can be sent again later. */
const passes = (failure: ChatSendFailure): boolean =>
  isConnectionLost(failure) || failure._tag === 'ServerFault' || failure._tag === 'TooManyCalls';

/**
 * Sends one message and waits for its answer, however long the connection is away: what is written later is sent later (R39, R40). Over the line if
 * it is up, otherwise by the call; both are one act under one id (R53).
 */
const sender = (ports: ChatPorts, back: Observable<unknown>, scheduler: SchedulerLike | undefined) => {
  const { api, live, kept, owner, clock } = ports;
  let sentAt: readonly Instant[] = [];

  const posted = (what: PostResult): E.Either<ChatSendFailure, PostResult> => E.right(what);
  const held = (failure: ChatSendFailure): E.Either<ChatSendFailure, PostResult> => E.left(failure);

  const once = (to: ConversationKey, { clientId, text, attachments }: OutboxMessage) => {
    const message = { ...to, clientId, text, attachments, as: owner };
    return pipe(
      live.sendMessage(message),
      TE.orElse((failure): TE.TaskEither<ChatSendFailure, StoredMessage> =>
        // If the socket fails for any reason, the HTTP call gives a definite answer.
        failure._tag === 'LineNotUp' || isCallFailure(failure) ? api.sendMessage(message) : TE.left(failure),
      ),
    );
  };

  return ({ of: to, message }: Posting): Observable<PostResult> => {
    const { clientId } = message;
    let faults = 0;
    const attempt = (): Observable<E.Either<ChatSendFailure, PostResult>> =>
      defer((): Observable<E.Either<ChatSendFailure, PostResult>> => {
        if (!kept.waits(owner, clientId)) return of(posted({ _tag: 'Gone' }));
        const now = clock.now();
        sentAt = sentAt.slice(-messagesPerMinute);
        const pace = maySendAnother(sentAt, now);
        if (pace._tag === 'Refused') return after(pace.reason.waitSeconds);
        sentAt = [...sentAt, now];
        return from(once(to, message)()).pipe(
          switchMap((answer): Observable<E.Either<ChatSendFailure, PostResult>> => {
            if (E.isRight(answer)) return of(posted({ _tag: 'Stored', message: answer.right }));
            const failure = answer.left;
            if (failure._tag === 'TooManyMessages') return after(failure.waitSeconds);
            if (!isConnectionLost(failure)) faults += 1;
            return passes(failure) && faults < mostServerFaults
              ? of(held(isConnectionLost(failure) ? failure : { _tag: 'AnswerLost' }))
              : of(posted({ _tag: 'NotSent', failure }));
          }),
        );
      });
    const after = (wait: number) => timer(seconds(wait), scheduler).pipe(switchMap(attempt));
    return sendWhenBack(attempt, back, scheduler).pipe(
      map((act): PostResult | undefined => {
        switch (act._tag) {
          case 'Travelling':
            return undefined;
          case 'Waiting':
            return act;
          case 'Answered':
            return E.isRight(act.answer) ? act.answer.right : { _tag: 'NotSent', failure: act.answer.left };
        }
      }),
      filter((result) => result !== undefined),
    );
  };
};

/** A candidate's chat on this page, for as long as the session lasts (spec 2 §2.17, §4.12, R25, R39, R40). */
export const chatMachine = (ports: ChatPorts, scheduler?: SchedulerLike): Machine<Chatting, ChatEvent> => {
  const { api, owner, kept, attention, clock } = ports;
  const lineUp = new Subject<unknown>();
  let activeSentAt = clock.now();

  const list = async (): Promise<ChatEvent> => {
    const [listed, unread] = await Promise.all([
      api.listConversations({ search: '', as: owner })(),
      api.unreadMessages({ as: owner })(),
    ]);
    if (E.isRight(listed))
      return {
        _tag: 'ListRead',
        conversations: E.isRight(unread) ? withUnread(listed.right, unread.right) : listed.right,
      };
    const failure = listed.left;
    return {
      _tag: 'ListFailed',
      failure: isCallFailure(failure) ? failure : { _tag: 'NotAcceptable', message: '', requestId: undefined },
    };
  };

  const readNewest = async (of: ConversationKey, knownId: MessageId | undefined): Promise<ChatEvent> => {
    let messages: readonly StoredMessage[] = [];
    let more = true;
    for (let pages = 0; pages < mostGapPages && more; pages += 1) {
      const limit = pages === 0 ? undefined : longestHistoryPage;
      const page = await api.chatHistory({ ...of, before: messages[0]?.id, limit, as: owner })();
      if (E.isLeft(page)) return { _tag: 'NewestFailed', of, failure: page.left };
      messages = [...page.right.messages, ...messages];
      more = page.right.hasOlder;
      if (knownId === undefined) return { _tag: 'NewestRead', of, read: { messages, more, joins: false } };
      if (messages.some(({ id }) => id <= knownId))
        return { _tag: 'NewestRead', of, read: { messages, more, joins: true } };
    }
    return { _tag: 'NewestRead', of, read: { messages, more, joins: !more } };
  };

  const line = (): Observable<ChatEvent> => {
    const token = ports.token();
    if (token === undefined) return EMPTY;
    const opened = ports.live.open(token).pipe(
      map((event) => {
        if (event._tag === 'LineUp') lineUp.next(undefined);
        return heard(event);
      }),
      filter((event) => event !== undefined),
    );
    return concat(opened, timer(reopenAfter, scheduler).pipe(switchMap(line)));
  };

  const upload = ({ of: conversation, file }: Extract<ChatCommand, { readonly _tag: 'Upload' }>) =>
    ports.files
      .send({ ref: file.ref, conversation })
      .pipe(map((step): ChatEvent => ({ _tag: 'UploadChanged', of: conversation, ref: file.ref, step })));

  const sign = (path: string): Observable<ChatEvent> =>
    from(api.signAttachment(path)()).pipe(
      switchMap((answer): Observable<ChatEvent> => {
        if (E.isLeft(answer)) return of({ _tag: 'AttachmentSigned', path, signed: { _tag: 'NotSigned' } });
        const { url, until } = answer.right;
        const lineChanged = (stale: boolean): ChatEvent => ({
          _tag: 'AttachmentSigned',
          path,
          signed: { _tag: 'Signed', url, stale },
        });
        const lasts = Math.max(seconds(10), between(clock.now(), until) - seconds(10));
        return concat(of(lineChanged(false)), timer(lasts, scheduler).pipe(map(() => lineChanged(true))));
      }),
    );

  const carry = (command: Exclude<ChatCommand, Posting>): ObservableInput<ChatEvent> => {
    switch (command._tag) {
      case 'FindUnsent':
        return of({ _tag: 'UnsentFound', messages: kept.unsent(owner) });
      case 'WatchPage':
        return merge(
          attention.changes.pipe(map((visible): ChatEvent => ({ _tag: 'Looked', visible }))),
          ports.presence.stirs.pipe(map((): ChatEvent => ({ _tag: 'Stirred' }))),
          // Once a second is enough, however fast somebody types.
          ports.presence.acts.pipe(
            map(() => clock.now()),
            filter((now) => Math.abs(between(activeSentAt, now)) >= actsSentEvery),
            map((now): ChatEvent => {
              activeSentAt = now;
              return { _tag: 'Acted' };
            }),
          ),
        );
      case 'List':
        return list();
      case 'OpenLine':
      case 'RenewLine':
        return line();
      case 'PollSoon':
        return timer(chatPollEvery, scheduler).pipe(map(() => ({ _tag: 'PollDue' })));
      case 'CheckSoon':
        return timer(chatCheckEvery, scheduler).pipe(map(() => ({ _tag: 'PollDue' })));
      case 'IdleSoon':
        return timer(chatIdleAfter, scheduler).pipe(map(() => ({ _tag: 'IdleTimeOver' })));
      case 'StopIdle':
      case 'StopUpload':
        return EMPTY;
      case 'FindDraft':
        return of({ ...command, _tag: 'DraftFound', draft: kept.draft(owner, command.of) });
      case 'KeepDraft':
        kept.keepDraft(owner, command.of, command.draft);
        return EMPTY;
      case 'KeepUnsent':
        kept.keep(owner, command.message);
        return EMPTY;
      case 'DropUnsent':
        kept.drop(owner, command.clientId);
        return EMPTY;
      case 'ReadNewest':
        return readNewest(command.of, command.known);
      case 'ReadOlder': {
        const { of: key, before } = command;
        return from(api.chatHistory({ ...key, before, limit: undefined, as: owner })()).pipe(
          map((page) =>
            E.isRight(page)
              ? { _tag: 'OlderRead', of: key, messages: page.right.messages, more: page.right.hasOlder }
              : { _tag: 'OlderFailed', of: key, failure: page.left },
          ),
        );
      }
      case 'TellSeen': {
        const { of: key, upTo } = command;
        return from(api.markSeen({ ...key, upTo, as: owner })()).pipe(
          map((answer) =>
            E.isRight(answer) ? { _tag: 'SeenByMe', of: key, upTo } : { _tag: 'SeenNotSent', of: key, upTo },
          ),
        );
      }
      case 'Upload':
        return upload(command);
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'AddressProven' })));
      case 'AnnounceSoon':
        return timer(announceAfter, scheduler).pipe(map(() => ({ _tag: 'AnnounceDue', of: command.of })));
      case 'Notify': {
        const { toast, name } = command;
        if (noticesOf(false, ports.device).desktop && ports.desktop.permission() === 'granted')
          ports.desktop.show({ ...ports.notice(toast), name }, () => ports.openConversation(toast));
        return EMPTY;
      }
      case 'HideToastSoon':
        return timer(notificationCloses, scheduler).pipe(map(() => ({ _tag: 'ToastOver', id: command.id })));
      case 'Sign':
        return sign(command.path);
      case 'Report': {
        const { of: key, messageId: message, reason } = command;
        return from(api.reportMessage({ ...key, message, reason })()).pipe(
          map((answer) => ({
            _tag: 'ReportChanged',
            of: key,
            state: E.isRight(answer) ? { _tag: 'Done' } : { _tag: 'NotDone', failure: answer.left },
          })),
        );
      }
      case 'Block': {
        const { of: key, to } = command;
        return from(api.blockConversation({ ...key, block: to === 'blocked' })()).pipe(
          map((answer) => ({
            _tag: 'BlockChanged',
            of: key,
            state: E.isRight(answer) ? { _tag: 'Done' } : { _tag: 'NotDone', failure: answer.left },
          })),
        );
      }
    }
  };

  const reported = (thrown: unknown): void => ports.reporter.report('chat-threw', { error: String(thrown) });
  const threw = (thrown: unknown): ChatEvent => {
    reported(thrown);
    return { _tag: 'Broke' };
  };

  const lanes = inLanes<Exclude<ChatCommand, Posting>, ChatEvent>(laneOf, carry, threw);
  /** Messages are sent one after another to keep their order; everything else continues in parallel. */
  const carryOut: CarryOut<ChatCommand, ChatEvent> = (commands) => {
    const send = sender(ports, merge(ports.connectivity.back, lineUp), scheduler);
    return merge(
      lanes(commands.pipe(filter((command): command is Exclude<ChatCommand, Posting> => !isPosting(command)))),
      commands.pipe(
        filter(isPosting),
        concatMap((posting) => {
          const tell = (result: PostResult): ChatEvent => {
            const { of: to, message } = posting;
            return { _tag: 'PostAnswered', of: to, clientId: message.clientId, result };
          };
          return send(posting).pipe(
            map(tell),
            catchError((thrown: unknown) => {
              reported(thrown);
              return of(tell({ _tag: 'NotSent', failure: ourDefect }));
            }),
          );
        }),
      ),
    );
  };

  const start: Chatting = {
    list: { _tag: 'Reading' },
    search: '',
    online: [],
    live: 'closed',
    rooms: [],
    pageOpen: false,
    shown: undefined,
    visible: attention.isVisible(),
    activeAt: clock.now(),
    waiting: undefined,
    announced: undefined,
    toast: undefined,
    signed: new Map(),
  };
  return machine<Chatting, ChatEvent, ChatCommand>(
    [start, [{ _tag: 'FindUnsent' }, { _tag: 'WatchPage' }, { _tag: 'List' }]],
    (state, event) => chatStep(state, event, clock.now()),
    carryOut,
    threw,
  );
};
