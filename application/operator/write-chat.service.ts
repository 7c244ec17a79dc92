import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { namedChat } from './read-chat.service';
import type { AttachmentRefusal } from '../../domain/chat/attachment';
import { chatKey, type ConversationKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import { checkMessage, type MessageAttachment } from '../../domain/chat/message';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { cleaned } from '../../domain/text/typed-text';
import type { ClientIdUsedBefore } from '../chat/chat.api';
import type { DiskFull, StoredFile } from '../files/file-store.port';
import type { ManagersFile, ManagersMessage, ManagersSendRefusal } from './operator-chat.port';
import type { Store } from '../ports/unit-of-work';
import type { ConversationOnFile, MessageOnFile } from '../chat/chat.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { bytesOf, cleanFile, inOnePiece, keepFile, type CleanFile, type KeptFile } from '../chat/keep-file.service';
import { messageFor, noConversation } from '../chat/own-conversation.service';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { fileRefIn } from '../resumes/saved-resumes.service';
import { occurred } from '../../domain/applications/application-event';

/* The hiring manager's side of chat (R39). Each act counts as being online. */

type Failure = ManagersSendRefusal | StoreUnavailable;

interface Sent {
  readonly candidateId: CandidateId;
  readonly key: ConversationKey;
  readonly conversation: ConversationOnFile;
  readonly message: MessageOnFile;
  readonly repeated: boolean;
}

const anotherMessage: ClientIdUsedBefore = { _tag: 'ClientIdUsedBefore' };

/** The fields that a repeated request must match. A file's bytes are compared separately, because the message doesn't contain them. */
const saysAgain = (
  { text, attachments }: MessageOnFile,
  body: string,
  files: readonly Pick<MessageAttachment, 'name'>[],
): boolean =>
  text === body &&
  attachments.length === files.length &&
  attachments.every(({ name }, index) => files[index]?.name === name);

/** Writes the message, in a conversation that begins with it if there is none. */
const write = ({ clock }: ServiceDependencies, store: Store, sent: ManagersMessage, file?: KeptFile) =>
  inOrder(function* () {
    const attachments = file === undefined ? [] : [{ name: file.name, kind: file.kind, path: file.path }];
    const content = yield* granted(checkMessage({ text: sent.text, attachments }));
    const { candidateId, key, name } = yield* take(namedChat(store, sent));
    const manager = { id: key.hiringManagerId, name: name ?? cleaned(sent.managerName) };
    yield* take(store.chat.open(candidateId, key.positionId, manager));
    const conversation = yield* found(store.chat.lock(candidateId, key), noConversation);
    const before =
      sent.clientId === undefined
        ? O.none
        : yield* take(store.chat.withClientId(conversation.id, 'manager', sent.clientId));
    if (O.isSome(before)) {
      if (!saysAgain(before.value, content.text, attachments)) return yield* refuse(anotherMessage);
      return { candidateId, key, conversation, message: before.value, repeated: true };
    }
    if (conversation.blocked) return yield* refuse({ _tag: 'ConversationBlocked' });
    const message = { by: 'manager' as const, clientId: sent.clientId, ...content, sentAt: clock.now() };
    const uploadedAt = clock.now();
    yield* take(store.chat.managerActed(key.hiringManagerId, clock.now()));
    if (file !== undefined)
      yield* take(
        store.chat.addAttachment({
          file: file.file,
          name: file.name,
          kind: file.kind,
          bytes: file.bytes,
          by: 'manager',
          candidateId,
          conversation: conversation.id,
          uploadedAt,
        }),
      );
    const id = yield* take(store.chat.add(conversation.id, message));
    yield* take(store.chat.sendAttachments(conversation.id, file === undefined ? [] : [file.file]));
    const by = { _tag: 'Employer', name: manager.name } as const;
    yield* take(store.events.add(candidateId, key.positionId, occurred('message.sent', by, message.sentAt)));
    return { candidateId, key, conversation, message: { ...message, id }, repeated: false };
  });

/** Tells the candidate's open pages, and answers the message as the manager sees it. */
const notified =
  ({ live }: ServiceDependencies) =>
  ({ candidateId, key, conversation, message, repeated }: Sent): StoredMessage => {
    if (!repeated) {
      const of = chatKey(key);
      live.tell(candidateId, { _tag: 'MessageArrived', candidateId, of, message: messageFor(message, conversation) });
      live.tell(candidateId, {
        _tag: 'MessageNotified',
        candidateId,
        of,
        id: message.id,
        text: message.text,
        attachmentNames: message.attachments.map(({ name }) => name),
      });
    }
    return messageFor(message, conversation, 'manager');
  };

/** Sends a manager's text. A second call with the same `clientId` answers the first message; with another text it is refused. */
export const sendChat =
  (deps: ServiceDependencies) =>
  (sent: ManagersMessage): TE.TaskEither<Failure, StoredMessage> =>
    pipe(
      deps.unitOfWork.run((store) => write(deps, store, sent)),
      TE.map(notified(deps)),
    );

const inMemory = (bytes: Uint8Array): StoredFile => ({
  bytes: bytes.length,
  part: (from, to) => inOnePiece(bytes.subarray(from, to)),
});

/** Whom a file is for, and what was sent under its client id before, if anything. */
const sentBefore = (store: Store, sent: ManagersMessage) =>
  inOrder(function* () {
    const { candidateId, key } = yield* take(namedChat(store, sent));
    if (sent.clientId === undefined) return { candidateId };
    const conversation = yield* take(store.chat.find(candidateId, key));
    if (O.isNone(conversation)) return { candidateId };
    const message = yield* take(store.chat.withClientId(conversation.value.id, 'manager', sent.clientId));
    if (O.isNone(message)) return { candidateId };
    const before: Sent = {
      candidateId,
      key,
      conversation: conversation.value,
      message: message.value,
      repeated: true,
    };
    return { candidateId, before };
  });

/** The message sent before, if its file is this one. */
const repeated = ({ files }: ServiceDependencies, before: Sent, sent: ManagersFile, clean: CleanFile) =>
  inOrder(function* () {
    const file = O.flatMap(fileRefIn)(O.fromNullable(before.message.attachments[0]?.path));
    if (O.isNone(file) || !saysAgain(before.message, cleaned(sent.text), [clean])) return yield* refuse(anotherMessage);
    const there = yield* take(bytesOf(yield* found(files.read(file.value), anotherMessage)));
    const isSame = there.length === clean.bytes.length && there.every((byte, at) => byte === clean.bytes[at]);
    return isSame ? before : yield* refuse(anotherMessage);
  });

/** Sends a file, checked as a candidate's is. A repetition stores nothing; of two at once, the later one's copy goes. */
export const attachChat =
  (deps: ServiceDependencies) =>
  (sent: ManagersFile): TE.TaskEither<Failure | AttachmentRefusal | DiskFull, StoredMessage> =>
    inOrder(function* () {
      const { candidateId, before } = yield* take(deps.unitOfWork.run((store) => sentBefore(store, sent)));
      const clean = yield* take(cleanFile(deps, candidateId)(sent.file.name, inMemory(sent.file.bytes)));
      if (before !== undefined) return notified(deps)(yield* take(repeated(deps, before, sent, clean)));
      const kept = yield* take(keepFile(deps, candidateId, clean));
      const forget = deps.files.remove(kept.file);
      const now = yield* take(
        pipe(
          deps.unitOfWork.run((store) => write(deps, store, sent, kept)),
          TE.orElseFirstW(() => forget),
        ),
      );
      if (!now.repeated) return notified(deps)(now);
      yield* take(forget);
      return notified(deps)(yield* take(repeated(deps, now, sent, clean)));
    });
