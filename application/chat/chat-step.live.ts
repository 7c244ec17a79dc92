import { chatKey, opened, type ConversationKey } from '../../domain/chat/conversation';
import { emptyTranscript } from '../../domain/chat/delivery';
import { chatPageStep, type ChatPageCommand } from '../../domain/chat/idle';
import { toMarkSeen } from '../../domain/chat/seen';
import type { Instant } from '../../domain/time/instant';
import { ourDefect } from '../failure';
import {
  conversationOf,
  conversationsOf,
  emptyDraftHere,
  emptyRoom,
  roomOf,
  type ChatCommand,
  type ChatEvent,
  type Chatting,
} from './chat-state.live';
import {
  inRoom,
  inTranscript,
  opening,
  readNewest,
  refreshed,
  same,
  withList,
  type ChatStep,
  type EventOf,
} from './chat-room.live';
import { came, listRead, newestRead } from './chat-arriving.live';
import { blockAgreed, blockChanged, reportSent, reporting } from './chat-reporting.live';
import {
  fileChosen,
  kept,
  postAnswered,
  proven,
  retried,
  sendPressed,
  unsentFound,
  uploadAgain,
  uploadChanged,
  withDraft,
} from './chat-writing.live';

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
    [...always, { _tag: 'List' }, { _tag: 'FindDraft', of: key, elsewhere: false }, readNewest(next, key)],
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
  // A tab in the background is silent: what it would say may be read out in the one in front.
  if (!state.visible) return inRoom(state, of, (room) => ({ ...room, unsaid: [] }));
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
      const { of, draft, elsewhere } = event;
      const here = (roomOf(state, of) ?? emptyRoom(of)).draft;
      // Text typed on this page is newer than the draft that was saved before.
      if (!elsewhere && (here.text !== '' || here.attachment !== undefined)) return [state, []];
      // A file on its way belongs to the page that sends it.
      if (here.attachment !== undefined && here.attachment._tag !== 'Uploaded') return [state, []];
      const { text, attachment } = draft ?? { text: '', attachment: undefined };
      if (text === here.text && attachment?.path === here.attachment?.path) return [state, []];
      const found = attachment && ({ _tag: 'Uploaded', ...attachment } as const);
      return [withDraft(state, of, () => ({ ...emptyDraftHere, text, attachment: found })), []];
    }
    case 'Stirred':
      return [state, state.rooms.map(({ key }) => ({ _tag: 'FindDraft', of: key, elsewhere: true }))];
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

/** One event of chat. What is unsent is kept on the device first; last, messages in view are told as seen. */
export const chatStep = (state: Chatting, event: ChatEvent, now: Instant): ChatStep => {
  const [after, commands] = happened(state, event, now);
  const [next, tells] = seen(after);
  // Kept before it is sent: nothing is lost between the two.
  return [next, [...kept(state, next), ...commands, ...tells]];
};
