import * as E from 'fp-ts/Either';
import { mayAttach } from '../../domain/chat/attachment';
import {
  chatKey,
  opened,
  sameConversation,
  withNews,
  type Conversation,
  type ConversationKey,
} from '../../domain/chat/conversation';
import { emptyTranscript, transcriptStep, type StoredMessage, type TranscriptEvent } from '../../domain/chat/delivery';
import { chatPageStep, type ChatPageCommand } from '../../domain/chat/idle';
import { composeMessage, type MessageDraft } from '../../domain/chat/message';
import { toMarkSeen } from '../../domain/chat/seen';
import { parseReason } from '../../domain/interviews/reason';
import type { Instant } from '../../domain/time/instant';
import { ourDefect } from '../failure';
import type { AttachmentUploadStep } from '../ports/attachment-files';
import type { KeptDraft } from '../ports/kept-chats';
import {
  conversationOf,
  conversationsOf,
  emptyDraftHere,
  emptyRoom,
  chatName,
  roomOf,
  type ChatCommand,
  type ChatEvent,
  type ChatToast,
  type Chatting,
  type ChatDraft,
  type DraftAttachment,
  type ChatRoom,
} from './chat-state';
import type { Step } from './machine';

type ChatStep = Step<Chatting, ChatCommand>;
type EventOf<T extends ChatEvent['_tag']> = Extract<ChatEvent, { readonly _tag: T }>;

const same = (key: ConversationKey | undefined, other: ConversationKey): boolean =>
  key !== undefined && sameConversation(key, other);

/** The state with this conversation's room changed; a room that is not there yet is made. */
const inRoom = (state: Chatting, of: ConversationKey, change: (room: ChatRoom) => ChatRoom): Chatting => {
  const key = chatKey(of);
  const there = roomOf(state, key);
  if (there === undefined) return { ...state, rooms: [...state.rooms, change(emptyRoom(key))] };
  return { ...state, rooms: state.rooms.map((room) => (room === there ? change(room) : room)) };
};

const withList = (state: Chatting, conversations: readonly Conversation[]): Chatting =>
  state.list._tag === 'Read' ? { ...state, list: { ...state.list, conversations } } : state;

/** An event of the domain's transcript, with the messages to post. */
const inTranscript = (state: Chatting, of: ConversationKey, event: TranscriptEvent): ChatStep => {
  const key = chatKey(of);
  const [transcript, posts] = transcriptStep((roomOf(state, key) ?? emptyRoom(key)).transcript, event);
  return [
    inRoom(state, key, (room) => ({ ...room, transcript })),
    posts.map(({ message }) => ({ _tag: 'Post', of: key, message })),
  ];
};

const newestId = (room: ChatRoom | undefined) => room?.transcript.stored.at(-1)?.id;

const readNewest = (state: Chatting, of: ConversationKey): ChatCommand => ({
  _tag: 'ReadNewest',
  of: chatKey(of),
  known: newestId(roomOf(state, of)),
});

/** Everything that is shown, fetched again in place. */
const refreshed = (state: Chatting): readonly ChatCommand[] => [
  { _tag: 'List' },
  ...(state.shown === undefined ? [] : [readNewest(state, state.shown)]),
];

const isLooking = (state: Chatting, of: ConversationKey): boolean =>
  state.visible && state.pageOpen && same(state.shown, of);

// ── Messages ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What the list shows of a message. */
const inList = (state: Chatting, of: ConversationKey, message: StoredMessage): ChatStep => {
  if (state.list._tag !== 'Read') return [state, []];
  const next = withNews(
    conversationsOf(state),
    { ...chatKey(of), preview: message.text, at: message.sentAt, mine: message.mine },
    isLooking(state, of),
  );
  if (next._tag === 'Refused') return [state, [{ _tag: 'List' }]];
  const lastAttachments = message.attachments.map(({ name }) => name);
  return [
    withList(
      state,
      next.value.map((one) =>
        sameConversation(one, of) && one.updatedAt === message.sentAt ? { ...one, lastAttachments } : one,
      ),
    ),
    [],
  ];
};

/** Until the line is up, the calls are made. */
const opening: readonly ChatCommand[] = [{ _tag: 'OpenLine' }, { _tag: 'PollSoon' }];

const toastOf = (state: Chatting, of: ConversationKey, message: StoredMessage): ChatToast => ({
  ...chatKey(of),
  id: message.id,
  from: conversationOf(state, of)?.hiringManagerName ?? '',
  text: message.text,
});

const shownAsToast = (state: Chatting, toast: ChatToast): ChatStep => [
  { ...state, toast },
  [
    { _tag: 'Notify', toast, name: `${chatName(toast)}/${toast.id}` },
    { _tag: 'HideToastSoon', id: toast.id },
  ],
];

/** A message over the line, mine from another tab or the hiring manager's. */
const came = (state: Chatting, { of, message }: EventOf<'Came'>): ChatStep => {
  const isKnown = roomOf(state, of)?.transcript.stored.some(({ id }) => id === message.id) === true;
  // Without its history the room can't take it: what lies between would be missing. Opening the conversation reads it.
  const isRead = roomOf(state, of)?.history._tag === 'Read';
  const [stored, posts] =
    isRead || message.mine
      ? inTranscript(state, of, { _tag: 'MessagesStored', messages: [message] })
      : ([state, []] as const);
  const settled = isRead ? stored : forgotten(stored, of);
  if (isKnown) return [settled, posts];
  const [listed, more] = inList(settled, of, message);
  const commands = [...posts, ...more];
  if (message.mine) return [listed, commands];
  if (!isLooking(listed, of)) {
    const [toasted, notices] = shownAsToast(listed, toastOf(listed, of, message));
    return [counted(toasted, of, message, isRead), [...commands, ...notices]];
  }
  const room = roomOf(listed, of);
  return [
    counted(listed, of, message, isRead),
    [...commands, ...(room?.unsaid.length === 0 ? [{ _tag: 'AnnounceSoon', of: chatKey(of) } as const] : [])],
  ];
};

/** Of a room whose history was not read, only the outbox counts. */
const forgotten = (state: Chatting, of: ConversationKey): Chatting =>
  roomOf(state, of) === undefined
    ? state
    : inRoom(state, of, (room) => ({ ...room, transcript: { ...room.transcript, stored: [] } }));

/** A message below the view is counted, and one that the candidate is looking at will be announced. */
const counted = (state: Chatting, of: ConversationKey, message: StoredMessage, isRead: boolean): Chatting =>
  isRead
    ? inRoom(state, of, (room) => ({
        ...room,
        below: room.atEnd ? 0 : room.below + 1,
        unsaid: isLooking(state, of) ? [...room.unsaid, message] : room.unsaid,
      }))
    : state;

/** Conversations with new unread messages that no socket event announced: while disconnected, the list is how we find out (our decision). */
const grown = (before: readonly Conversation[], now: readonly Conversation[]): readonly Conversation[] =>
  now.filter((one) => one.unread > (before.find((other) => sameConversation(other, one))?.unread ?? 0));

const listRead = (state: Chatting, listed: readonly Conversation[]): ChatStep => {
  const before = state.list;
  const conversations = listed.map((one) => (isLooking(state, one) ? { ...one, unread: 0 } : one));
  const next: Chatting = { ...state, list: { _tag: 'Read', conversations, failure: undefined } };
  // A candidate without conversations gets no connection, to save the phone's battery.
  const opens: readonly ChatCommand[] =
    next.live === 'closed' && (conversations.length > 0 || next.pageOpen) ? opening : [];
  const connecting: Chatting = opens.length > 0 ? { ...next, live: 'connecting' } : next;
  if (before._tag !== 'Read' || state.live === 'live') return [connecting, opens];
  const [latest] = grown(before.conversations, conversations);
  if (latest === undefined) return [connecting, opens];
  const { hiringManagerName: from, lastMessage: text, updatedAt: id = 0 } = latest;
  const [toasted, notices] = shownAsToast(connecting, { ...chatKey(latest), id, from, text });
  return [toasted, [...opens, ...notices]];
};

const newestRead = (state: Chatting, { of, read }: EventOf<'NewestRead'>): ChatStep => {
  const known = roomOf(state, of);
  const wasRead = known?.history._tag === 'Read';
  const ids = new Set(known?.transcript.stored.map(({ id }) => id));
  const fresh = wasRead ? read.messages.filter(({ id, mine }) => !mine && !ids.has(id)) : [];
  const base = wasRead && read.joins ? state : forgotten(state, of);
  const [stored, posts] = inTranscript(base, of, { _tag: 'MessagesStored', messages: read.messages });
  const looking = isLooking(state, of);
  const next = inRoom(stored, of, (room) => ({
    ...room,
    history:
      wasRead && read.joins && room.history._tag === 'Read'
        ? room.history
        : { _tag: 'Read', older: { _tag: read.more ? 'Some' : 'None' } },
    below: room.atEnd ? 0 : room.below + fresh.length,
    unsaid: looking ? [...room.unsaid, ...fresh] : room.unsaid,
  }));
  const speaks = looking && fresh.length > 0 && known?.unsaid.length === 0;
  return [next, [...posts, ...(speaks ? [{ _tag: 'AnnounceSoon', of: chatKey(of) } as const] : [])]];
};

// ── The page ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const pageOpened = (state: Chatting, { shown }: EventOf<'PageOpened'>, now: Instant): ChatStep => {
  const here: Chatting = { ...state, pageOpen: true, activeAt: now, shown: shown && chatKey(shown) };
  const line: readonly ChatCommand[] = here.live === 'closed' ? opening : [];
  const live: Chatting = here.live === 'closed' ? { ...here, live: 'connecting' } : here;
  const always: readonly ChatCommand[] = [...line, { _tag: 'IdleSoon' }];
  if (shown === undefined) return [live, [...always, { _tag: 'List' }]];
  const key = chatKey(shown);
  const isNew = roomOf(live, key)?.history._tag !== 'Read';
  const next = inRoom(live, key, (room) => ({
    ...room,
    history: isNew ? { _tag: 'Reading' } : room.history,
    atEnd: true,
    below: 0,
  }));
  return [
    { ...next, toast: same(state.toast, key) ? undefined : next.toast },
    [...always, { _tag: 'List' }, { _tag: 'FindDraft', of: key }, readNewest(next, key)],
  ];
};

const idleCommand = (state: Chatting, command: ChatPageCommand): ChatCommand => {
  switch (command._tag) {
    case 'RefreshConversations':
      return { _tag: 'List' };
    case 'RefreshHistory':
      return readNewest(state, command.of);
    case 'ReconnectSocket':
      return { _tag: 'RenewLine' };
  }
};

/** Clicks and idle time, as the domain judges them (R25). */
const activity = (state: Chatting, event: Parameters<typeof chatPageStep>[1]): ChatStep => {
  const [page, commands] = chatPageStep(
    { lastActivity: state.activeAt, open: state.shown, draft: { text: '', attachment: undefined } },
    event,
  );
  return [
    { ...state, activeAt: page.lastActivity },
    [
      ...commands.map((command) => idleCommand(state, command)),
      ...(state.pageOpen ? [{ _tag: 'IdleSoon' } as const] : []),
    ],
  ];
};

// ── The draft ────────────────────────────────────────────────────────────────────────────────────────────────────────

const withDraft = (state: Chatting, of: ConversationKey, change: (draft: ChatDraft) => ChatDraft): Chatting =>
  inRoom(state, of, (room) => ({ ...room, draft: change(room.draft) }));

const uploadedOf = (attachment: DraftAttachment | undefined) =>
  attachment?._tag === 'Uploaded' ? { name: attachment.name, kind: attachment.kind, path: attachment.path } : undefined;

const keptOf = ({ text, attachment }: ChatDraft): KeptDraft => ({ text, attachment: uploadedOf(attachment) });

const draftIn = ({ text, attachment }: ChatDraft): MessageDraft => {
  const uploaded = uploadedOf(attachment);
  if (uploaded !== undefined) return { text, attachment: { _tag: 'Uploaded', ...uploaded } };
  return { text, attachment: attachment?._tag === 'Uploading' ? { _tag: 'OnItsWay' } : undefined };
};

const sendPressed = (state: Chatting, { of, clientId }: EventOf<'SendPressed'>, now: Instant): ChatStep => {
  const { draft } = roomOf(state, of) ?? emptyRoom(of);
  const message = composeMessage(draftIn(draft));
  if (message._tag === 'Refused') return [withDraft(state, of, (one) => ({ ...one, fault: message.reason })), []];
  // A file that was not taken is not part of the message: it stays until it is removed or tried again.
  const left = draft.attachment?._tag === 'NotUploaded' ? draft.attachment : undefined;
  const cleared = withDraft(state, of, () => ({ ...emptyDraftHere, attachment: left }));
  const [next, posts] = inTranscript(cleared, of, { _tag: 'SendPressed', clientId, content: message.value, now });
  return [inRoom(next, of, (room) => ({ ...room, atEnd: true, below: 0 })), posts];
};

const attached = (attachment: DraftAttachment | undefined, step: AttachmentUploadStep): DraftAttachment | undefined => {
  if (attachment?._tag !== 'Uploading') return attachment;
  switch (step._tag) {
    case 'Sent':
      return { ...attachment, percent: step.percent, lineDropped: false };
    case 'LineDropped':
      return { ...attachment, lineDropped: true };
    case 'Arrived':
      return { _tag: 'Uploaded', name: step.name, kind: step.kind, path: step.path };
    case 'NotTaken':
      return { _tag: 'NotUploaded', file: attachment.file, failure: step.failure };
  }
};

const uploadChanged = (state: Chatting, { of, ref, step }: EventOf<'UploadChanged'>): ChatStep => {
  const { attachment } = (roomOf(state, of) ?? emptyRoom(of)).draft;
  if (attachment?._tag !== 'Uploading' || attachment.file.ref !== ref) return [state, []];
  const next = withDraft(state, of, (draft) => ({
    ...draft,
    attachment: attached(attachment, step),
    fault: undefined,
  }));
  return step._tag === 'NotTaken' && step.failure._tag === 'ProofNeeded'
    ? [next, [{ _tag: 'AskForCode', email: step.failure.email }]]
    : [next, []];
};

const uploading = (
  state: Chatting,
  of: ConversationKey,
  file: Extract<DraftAttachment, { _tag: 'Uploading' }>['file'],
): ChatStep => [
  withDraft(state, of, (draft) => ({
    ...draft,
    attachment: { _tag: 'Uploading', file, percent: 0, lineDropped: false },
    fault: undefined,
  })),
  [{ _tag: 'Upload', of: chatKey(of), file }],
];

const fileChosen = (state: Chatting, { of, file }: EventOf<'FileChosen'>): ChatStep => {
  const allowed = mayAttach(file.name, file.bytes);
  if (allowed._tag === 'Allowed') return uploading(state, of, file);
  const attachment: DraftAttachment = { _tag: 'NotUploaded', file, failure: allowed.reason };
  return [withDraft(state, of, (draft) => ({ ...draft, attachment, fault: undefined })), [{ _tag: 'StopUpload', of }]];
};

/** Sends a refused file again, where one is waiting for that. */
const uploadAgain = (state: Chatting, of: ConversationKey): ChatStep => {
  const attachment = roomOf(state, of)?.draft.attachment;
  return attachment?._tag === 'NotUploaded' ? uploading(state, of, attachment.file) : [state, []];
};

// ── The outbox ───────────────────────────────────────────────────────────────────────────────────────────────────────

const postAnswered = (state: Chatting, { of, clientId, result }: EventOf<'PostAnswered'>): ChatStep => {
  switch (result._tag) {
    case 'Waiting':
      return [{ ...state, waiting: result.lost }, []];
    case 'Stored': {
      const isRead = roomOf(state, of)?.history._tag === 'Read';
      const [stored] = inTranscript(state, of, { _tag: 'MessagesStored', messages: [result.message] });
      return inList({ ...(isRead ? stored : forgotten(stored, of)), waiting: undefined }, of, result.message);
    }
    case 'Gone': {
      const [failed] = inTranscript(state, of, { _tag: 'SendFailed', clientId });
      const [discarded] = inTranscript(failed, of, { _tag: 'DiscardPressed', clientId });
      return [{ ...discarded, waiting: undefined }, same(state.shown, of) ? [readNewest(discarded, of)] : []];
    }
    case 'NotSent': {
      const { failure } = result;
      const [failed] = inTranscript({ ...state, waiting: undefined }, of, { _tag: 'SendFailed', clientId });
      const next = inRoom(failed, of, (room) => ({
        ...room,
        problems: new Map([...room.problems, [clientId, failure]]),
      }));
      if (failure._tag === 'ProofNeeded') return [next, [{ _tag: 'AskForCode', email: failure.email }]];
      // The conversation has changed since it was listed.
      return failure._tag === 'ConversationClosed' || failure._tag === 'ConversationBlocked'
        ? [next, [{ _tag: 'List' }]]
        : [next, []];
    }
  }
};

/** What was refused for want of a proven address is sent again, in order (R41). */
const proven = (state: Chatting): ChatStep => {
  let next = state;
  const commands: ChatCommand[] = [];
  const take = ([after, more]: ChatStep): void => {
    next = after;
    commands.push(...more);
  };
  for (const { key, problems, draft } of state.rooms) {
    for (const [clientId, failure] of problems)
      if (failure._tag === 'ProofNeeded') take(retried(next, key, { _tag: 'RetryPressed', clientId }));
    if (draft.attachment?._tag === 'NotUploaded' && draft.attachment.failure._tag === 'ProofNeeded')
      take(uploadAgain(next, key));
  }
  return [next, commands];
};

const retried = (
  state: Chatting,
  of: ConversationKey,
  event: Extract<TranscriptEvent, { readonly _tag: 'RetryPressed' | 'DiscardPressed' }>,
): ChatStep => {
  const [next, posts] = inTranscript(state, of, event);
  const without = (room: ChatRoom): ChatRoom => {
    const problems = new Map(room.problems);
    problems.delete(event.clientId);
    return { ...room, problems };
  };
  return [inRoom(next, of, without), posts];
};

/** What an earlier page left unsent, oldest first. */
const unsentFound = (state: Chatting, { messages }: EventOf<'UnsentFound'>, now: Instant): ChatStep => {
  let next = state;
  const commands: ChatCommand[] = [];
  for (const { to, clientId, text, attachments } of messages) {
    const [after, posts] = inTranscript(next, to, {
      _tag: 'SendPressed',
      clientId,
      content: { text, attachments },
      now,
    });
    next = after;
    commands.push(...posts);
  }
  return [next, commands];
};

// ── Reporting and blocking ───────────────────────────────────────────────────────────────────────────────────────────

const reporting = (
  state: Chatting,
  of: ConversationKey,
  change: (now: ChatRoom['reporting']) => ChatRoom['reporting'],
): Chatting => inRoom(state, of, (room) => ({ ...room, reporting: change(room.reporting) }));

const reportSent = (state: Chatting, of: ConversationKey): ChatStep => {
  const now = roomOf(state, of)?.reporting;
  if (now === undefined || now.state._tag === 'Sending') return [state, []];
  const reason = parseReason(now.reason);
  if (E.isLeft(reason)) return [reporting(state, of, () => ({ ...now, fault: reason.left })), []];
  return [
    reporting(state, of, () => ({ ...now, fault: undefined, state: { _tag: 'Sending' } })),
    [{ _tag: 'Report', of: chatKey(of), messageId: now.messageId, reason: reason.right }],
  ];
};

const blockAgreed = (state: Chatting, of: ConversationKey): ChatStep => {
  const now = roomOf(state, of)?.blocking;
  if (now === undefined || now.state._tag === 'Sending') return [state, []];
  return [
    inRoom(state, of, (room) => ({ ...room, blocking: { ...now, state: { _tag: 'Sending' } } })),
    [{ _tag: 'Block', of: chatKey(of), to: now.to }],
  ];
};

const blockChanged = (state: Chatting, { of, state: block }: EventOf<'BlockChanged'>): ChatStep => {
  const now = roomOf(state, of)?.blocking;
  if (now === undefined) return [state, []];
  const isDone = block._tag === 'Done';
  const next = inRoom(state, of, (room) => ({ ...room, blocking: isDone ? undefined : { ...now, state: block } }));
  if (!isDone) return [next, []];
  const blocked = now.to === 'blocked';
  return [
    withList(
      next,
      conversationsOf(next).map((one) => (sameConversation(one, of) ? { ...one, blocked } : one)),
    ),
    [{ _tag: 'List' }],
  ];
};

// ── The line and the history ─────────────────────────────────────────────────────────────────────────────────────────

const lineChanged = (state: Chatting, live: boolean): ChatStep => {
  if (live) return [{ ...state, live: 'live' }, [{ _tag: 'CheckSoon' }, ...refreshed(state)]];
  if (state.live === 'polling') return [state, []];
  // Nobody is known to be online any more.
  return [{ ...state, live: 'polling', online: [] }, [{ _tag: 'PollSoon' }]];
};

const olderWanted = (state: Chatting, of: ConversationKey): ChatStep => {
  const room = roomOf(state, of);
  const before = room?.transcript.stored[0]?.id;
  if (room?.history._tag !== 'Read' || before === undefined) return [state, []];
  const { older } = room.history;
  if (older._tag === 'None' || older._tag === 'Reading') return [state, []];
  return [
    inRoom(state, of, (one) => ({ ...one, history: { _tag: 'Read', older: { _tag: 'Reading' } } })),
    [{ _tag: 'ReadOlder', of: chatKey(of), before }],
  ];
};

const announceDue = (state: Chatting, of: ConversationKey): Chatting => {
  const messages = roomOf(state, of)?.unsaid ?? [];
  const last = messages.at(-1);
  if (last === undefined) return state;
  const from = conversationOf(state, of)?.hiringManagerName ?? '';
  return {
    ...inRoom(state, of, (room) => ({ ...room, unsaid: [] })),
    announced: { id: last.id, from, messages },
  };
};

/** Our own code threw; whatever was being read has stopped. */
const broken = (state: Chatting): Chatting => ({
  ...state,
  list: state.list._tag === 'Reading' ? { _tag: 'NotRead', failure: ourDefect } : state.list,
  rooms: state.rooms.map((room) =>
    room.history._tag === 'Reading' ? { ...room, history: { _tag: 'NotRead', failure: ourDefect } } : room,
  ),
});

const happened = (state: Chatting, event: ChatEvent, now: Instant): ChatStep => {
  switch (event._tag) {
    case 'UnsentFound':
      return unsentFound(state, event, now);
    case 'ListRead':
      return listRead(state, event.conversations);
    case 'ListFailed':
      return [
        {
          ...state,
          list:
            state.list._tag === 'Read'
              ? { ...state.list, failure: event.failure }
              : { _tag: 'NotRead', failure: event.failure },
        },
        state.live === 'closed' ? [{ _tag: 'PollSoon' }] : [],
      ];
    case 'RefreshPressed':
      return [{ ...state, list: state.list._tag === 'NotRead' ? { _tag: 'Reading' } : state.list }, refreshed(state)];
    case 'SearchTyped':
      return [{ ...state, search: event.text }, []];
    case 'PageOpened':
      return pageOpened(state, event, now);
    case 'PageLeft':
      return [{ ...state, pageOpen: false, shown: undefined }, [{ _tag: 'StopIdle' }]];
    case 'DraftFound': {
      const { of, draft } = event;
      const { text, attachment } = (roomOf(state, of) ?? emptyRoom(of)).draft;
      // Text typed on this page is newer than the saved draft.
      if (text !== '' || attachment !== undefined) return [state, []];
      return [
        withDraft(state, of, () => ({
          ...emptyDraftHere,
          text: draft.text,
          attachment: draft.attachment && { _tag: 'Uploaded', ...draft.attachment },
        })),
        [],
      ];
    }
    case 'Looked': {
      const next = { ...state, visible: event.visible };
      const [after, commands] = activity(next, { _tag: 'Active', now });
      return [
        after,
        event.visible && state.live === 'polling' ? [...commands, { _tag: 'PollSoon' }, ...refreshed(after)] : commands,
      ];
    }
    case 'Acted':
      return activity(state, { _tag: 'Active', now });
    case 'IdleTimeOver':
      return activity(state, { _tag: 'Ticked', now });
    case 'LineChanged':
      return lineChanged(state, event.live);
    case 'PollDue': {
      // The line may have lost a message between two processes without being down itself.
      if (state.live === 'live')
        return [state, [...(state.visible && state.pageOpen ? refreshed(state) : []), { _tag: 'CheckSoon' }]];
      const polling: Chatting = state.live === 'closed' ? state : { ...state, live: 'polling' };
      return [polling, [...(state.visible ? refreshed(state) : []), { _tag: 'PollSoon' }]];
    }
    case 'Came':
      return came(state, event);
    case 'PeerSaw':
      return inTranscript(state, event.of, { _tag: 'SeenByPeer', upTo: event.upTo });
    case 'SeenByMe': {
      const [next] = inTranscript(state, event.of, { _tag: 'SeenByMe', upTo: event.upTo });
      return [withList(next, opened(conversationsOf(next), event.of)), []];
    }
    case 'OnlineChanged':
      return [{ ...state, online: event.online }, []];
    case 'NewestRead':
      return newestRead(state, event);
    case 'NewestFailed':
      return [
        inRoom(state, event.of, (room) => ({
          ...room,
          history: room.history._tag === 'Read' ? room.history : { _tag: 'NotRead', failure: event.failure },
        })),
        [],
      ];
    case 'ReadAgainPressed':
      return [
        inRoom(state, event.of, (room) => ({
          ...room,
          history: { _tag: 'Reading' },
          transcript: { ...room.transcript, stored: emptyTranscript.stored },
        })),
        [{ _tag: 'List' }, { _tag: 'ReadNewest', of: chatKey(event.of), known: undefined }],
      ];
    case 'OlderWanted':
      return olderWanted(state, event.of);
    case 'OlderRead': {
      const [next, posts] = inTranscript(state, event.of, { _tag: 'MessagesStored', messages: event.messages });
      const older = { _tag: event.more ? 'Some' : 'None' } as const;
      return [inRoom(next, event.of, (room) => ({ ...room, history: { _tag: 'Read', older } })), posts];
    }
    case 'OlderFailed': {
      const older = { _tag: 'NotRead', failure: event.failure } as const;
      return [inRoom(state, event.of, (room) => ({ ...room, history: { _tag: 'Read', older } })), []];
    }
    case 'Scrolled':
      return [
        inRoom(state, event.of, (room) => ({ ...room, atEnd: event.atEnd, below: event.atEnd ? 0 : room.below })),
        [],
      ];
    case 'Typed':
      return [withDraft(state, event.of, (draft) => ({ ...draft, text: event.text, fault: undefined })), []];
    case 'FileChosen':
      return fileChosen(state, event);
    case 'UploadChanged':
      return uploadChanged(state, event);
    case 'UploadAgainPressed':
      return uploadAgain(state, event.of);
    case 'AttachmentRemoved':
      return [
        withDraft(state, event.of, (draft) => ({ ...draft, attachment: undefined, fault: undefined })),
        [{ _tag: 'StopUpload', of: chatKey(event.of) }],
      ];
    case 'SendPressed':
      return sendPressed(state, event, now);
    case 'PostAnswered':
      return postAnswered(state, event);
    case 'RetryPressed':
    case 'DiscardPressed':
      return retried(state, event.of, { _tag: event._tag, clientId: event.clientId });
    case 'AddressProven':
      return proven(state);
    case 'SeenNotSent':
      // Reported again with the next message, or the next time the candidate looks.
      return [inRoom(state, event.of, (room) => ({ ...room, seenSent: undefined })), []];
    case 'AnnounceDue':
      return [announceDue(state, event.of), []];
    case 'ToastOver':
      return [state.toast?.id === event.id ? { ...state, toast: undefined } : state, []];
    case 'AttachmentShown': {
      const there = state.signed.get(event.path);
      if (there?._tag === 'Asking' || (there?._tag === 'Signed' && !there.stale)) return [state, []];
      const signed = there ?? ({ _tag: 'Asking' } as const);
      return [
        { ...state, signed: new Map([...state.signed, [event.path, signed]]) },
        [{ _tag: 'Sign', path: event.path }],
      ];
    }
    case 'AttachmentSigned':
      return [{ ...state, signed: new Map([...state.signed, [event.path, event.signed]]) }, []];
    case 'ReportPressed': {
      const { messageId } = event;
      return [
        reporting(state, event.of, () => ({ messageId, reason: '', fault: undefined, state: { _tag: 'Asked' } })),
        [],
      ];
    }
    case 'ReasonTyped':
      return [reporting(state, event.of, (now) => now && { ...now, reason: event.reason, fault: undefined }), []];
    case 'ReportSent':
      return reportSent(state, event.of);
    case 'ReportChanged':
      return [reporting(state, event.of, (now) => now && { ...now, state: event.state }), []];
    case 'ReportClosed':
      return [reporting(state, event.of, () => undefined), []];
    case 'BlockPressed':
      return [
        inRoom(state, event.of, (room) => ({ ...room, blocking: { to: event.to, state: { _tag: 'Asked' } } })),
        [],
      ];
    case 'BlockAgreed':
      return blockAgreed(state, event.of);
    case 'BlockChanged':
      return blockChanged(state, event);
    case 'BlockClosed':
      return [inRoom(state, event.of, (room) => ({ ...room, blocking: undefined })), []];
    case 'Broke':
      return [broken(state), []];
  }
};

/** The shown conversation's messages are seen while the candidate looks at them (spec 2 §4.12). */
const seen = (state: Chatting): ChatStep => {
  const { shown } = state;
  const room = shown && roomOf(state, shown);
  if (shown === undefined || room === undefined || room.history._tag !== 'Read') return [state, []];
  const upTo = toMarkSeen(room.transcript.stored, { open: state.pageOpen, visible: state.visible });
  if (upTo === undefined || (room.seenSent ?? 0) >= upTo) return [state, []];
  const withSeen = inRoom(state, shown, (one) => ({ ...one, seenSent: upTo }));
  return [withList(withSeen, opened(conversationsOf(withSeen), shown)), [{ _tag: 'TellSeen', of: shown, upTo }]];
};

/** What was written, sent or discarded is kept or dropped on the device. */
const kept = (before: Chatting, after: Chatting): readonly ChatCommand[] =>
  after.rooms.flatMap((room): readonly ChatCommand[] => {
    const was = roomOf(before, room.key) ?? emptyRoom(room.key);
    if (was === room) return [];
    const now = room.transcript.outbox;
    const then = was.transcript.outbox;
    const ids = (messages: typeof now) => new Set(messages.map(({ clientId }) => clientId));
    const [nowIds, thenIds] = [ids(now), ids(then)];
    return [
      ...now
        .filter(({ clientId }) => !thenIds.has(clientId))
        .map(({ clientId, text, attachments }): ChatCommand => ({
          _tag: 'KeepUnsent',
          message: { to: room.key, clientId, text, attachments },
        })),
      ...then
        .filter(({ clientId }) => !nowIds.has(clientId))
        .map(({ clientId }): ChatCommand => ({ _tag: 'DropUnsent', clientId })),
      ...(was.draft.text === room.draft.text && was.draft.attachment === room.draft.attachment
        ? []
        : [{ _tag: 'KeepDraft', of: room.key, draft: keptOf(room.draft) } as const]),
    ];
  });

/** One event of chat. What is unsent is kept on the device first; last, messages in view are told as seen. */
export const chatStep = (state: Chatting, event: ChatEvent, now: Instant): ChatStep => {
  const [after, commands] = happened(state, event, now);
  const [next, tells] = seen(after);
  // Kept before it is sent: nothing is lost between the two.
  return [next, [...kept(state, next), ...commands, ...tells]];
};
