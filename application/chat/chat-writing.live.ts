import { mayAttach } from '../../domain/chat/attachment';
import { fileNameOf } from '../../domain/text/file-name';
import { chatKey, type ConversationKey } from '../../domain/chat/conversation';
import type { TranscriptEvent } from '../../domain/chat/delivery';
import { composeMessage, type MessageDraft } from '../../domain/chat/message';
import type { Instant } from '../../domain/time/instant';
import type { AttachmentUploadStep } from './attachment-files.port';
import type { KeptDraft } from './kept-chats.port';
import {
  emptyDraftHere,
  emptyRoom,
  roomOf,
  type ChatCommand,
  type Chatting,
  type ChatDraft,
  type DraftAttachment,
  type ChatRoom,
} from './chat-state.live';
import {
  forgotten,
  inList,
  inRoom,
  inTranscript,
  readNewest,
  same,
  type ChatStep,
  type EventOf,
} from './chat-room.live';

/* Parts of `chatStep`: what the candidate writes, from the first letter until the server has it. */

/** The state with the draft of a conversation changed. */
export const withDraft = (state: Chatting, of: ConversationKey, change: (draft: ChatDraft) => ChatDraft): Chatting =>
  inRoom(state, of, (room) => ({ ...room, draft: change(room.draft) }));

const uploadedOf = (attachment: DraftAttachment | undefined) =>
  attachment?._tag === 'Uploaded' ? { name: attachment.name, kind: attachment.kind, path: attachment.path } : undefined;

const keptOf = ({ text, attachment }: ChatDraft): KeptDraft => ({ text, attachment: uploadedOf(attachment) });

const draftIn = ({ text, attachment }: ChatDraft): MessageDraft => {
  const uploaded = uploadedOf(attachment);
  if (uploaded !== undefined) return { text, attachment: { _tag: 'Uploaded', ...uploaded } };
  return { text, attachment: attachment?._tag === 'Uploading' ? { _tag: 'OnItsWay' } : undefined };
};

/** Send: the draft becomes a message, or says why not. A file that was not taken stays. */
export const sendPressed = (state: Chatting, { of, clientId }: EventOf<'SendPressed'>, now: Instant): ChatStep => {
  const { draft } = roomOf(state, of) ?? emptyRoom(of);
  const message = composeMessage(draftIn(draft));
  if (message._tag === 'Refused') {
    // Why the file was not taken says more than that there is nothing to send, in whose place it stands.
    const saysWhy = message.reason._tag === 'MessageEmpty' && draft.attachment?._tag === 'NotUploaded';
    return [withDraft(state, of, (one) => ({ ...one, fault: saysWhy ? undefined : message.reason })), []];
  }
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
      return { ...attachment, percent: step.percent, connectionDropped: false };
    case 'ConnectionDropped':
      return { ...attachment, connectionDropped: true };
    case 'Arrived':
      return { _tag: 'Uploaded', name: step.name, kind: step.kind, path: step.path };
    case 'NotTaken':
      return { _tag: 'NotUploaded', file: attachment.file, failure: step.failure };
  }
};

/** News of an upload; of one that was replaced they change nothing. */
export const uploadChanged = (state: Chatting, { of, ref, step }: EventOf<'UploadChanged'>): ChatStep => {
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
    attachment: { _tag: 'Uploading', file, percent: 0, connectionDropped: false },
    fault: undefined,
  })),
  [{ _tag: 'Upload', of: chatKey(of), file }],
];

/** A file was chosen: it is uploaded at once, or says why not. */
export const fileChosen = (state: Chatting, { of, file: chosen }: EventOf<'FileChosen'>): ChatStep => {
  const file = { ...chosen, name: fileNameOf(chosen.name) };
  const allowed = mayAttach(file.name, file.bytes);
  if (allowed._tag === 'Allowed') return uploading(state, of, file);
  const attachment: DraftAttachment = { _tag: 'NotUploaded', file, failure: allowed.reason };
  return [withDraft(state, of, (draft) => ({ ...draft, attachment, fault: undefined })), [{ _tag: 'StopUpload', of }]];
};

/** Sends a refused file again, where one is waiting for that. */
export const uploadAgain = (state: Chatting, of: ConversationKey): ChatStep => {
  const attachment = roomOf(state, of)?.draft.attachment;
  return attachment?._tag === 'NotUploaded' ? uploading(state, of, attachment.file) : [state, []];
};

/** What became of a message that was sent. */
export const postAnswered = (state: Chatting, { of, clientId, result }: EventOf<'PostAnswered'>): ChatStep => {
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

/** A message that was not sent is sent again, or discarded. */
export const retried = (
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

/** What was refused for want of a proven address is sent again, in order (R41). */
export const proven = (state: Chatting): ChatStep => {
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

/** What an earlier page left unsent, oldest first. */
export const unsentFound = (state: Chatting, { messages }: EventOf<'UnsentFound'>, now: Instant): ChatStep => {
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

/** What was written, sent or discarded is kept or dropped on the device. */
export const kept = (before: Chatting, after: Chatting): readonly ChatCommand[] =>
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
