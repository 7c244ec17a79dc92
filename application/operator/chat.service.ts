import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AttachmentRefusal } from '../../domain/chat/attachment';
import { chatKey, type ConversationKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import type { HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import { checkMessage, type MessageAttachment } from '../../domain/chat/message';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { cleaned } from '../../domain/text/typed-text';
import { historyPage, type HistoryPage, type NoSuchAttachment } from '../chat/chat.api';
import type { SignedFile } from '../files/receipt.api';
import type { DiskFull, StoredFile } from '../files/file-store.port';
import type {
  ChatFileNamed,
  ChatNamed,
  ChatNotFound,
  ChatPageWanted,
  ManagersConversation,
  ManagersFile,
  ManagersMessage,
  ManagersSendRefusal,
  UnseenMessage,
} from './operator-chat.port';
import type { Store } from '../ports/unit-of-work';
import type { ConversationOnFile, ListedConversation, MessageOnFile, ReportOnFile } from '../chat/chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import {
  bytesOf,
  cleanFile,
  inOnePiece,
  keepFile,
  linkToAttachment,
  type CleanFile,
  type KeptFile,
} from '../chat/attachments.service';
import { messageFor, noConversation } from '../chat/own-conversation.service';
import type { ServiceDependencies } from '../service/dependencies';
import { fileRefIn } from '../resumes/saved-resumes.service';
import { unlessRefused } from '../service/unless-refused';
import { lockNamed } from '../applications/named-application.service';

/* The hiring manager's side of chat (R39). Each act counts as being online. */

type Failure = ManagersSendRefusal | StoreUnavailable;

interface Named {
  readonly candidateId: CandidateId;
  readonly key: ConversationKey;
  /** The position's own name for this manager, if it names them. */
  readonly name: string | undefined;
}

const named = (store: Store, chat: ChatNamed): TE.TaskEither<ChatNotFound | StoreUnavailable, Named> =>
  pipe(
    lockNamed(store)(chat),
    TE.flatMap(({ candidateId, position }): TE.TaskEither<ChatNotFound, Named> => {
      const { hiringManager, communityId, positionId } = position;
      const manager = chat.manager ?? hiringManager?.id;
      return manager === undefined
        ? TE.left(noConversation)
        : TE.right({
            candidateId,
            key: { hiringManagerId: manager, communityId, positionId },
            name: hiringManager?.id === manager ? hiringManager.name : undefined,
          });
    }),
  );

const listed = (one: ListedConversation): ManagersConversation => ({
  email: one.candidateEmail,
  positionId: one.positionId,
  manager: one.hiringManagerId,
  candidateName: one.candidateName,
  positionName: one.positionName,
  lastMessage: one.last?.text ?? '',
  updatedAt: one.last?.sentAt,
  unread: one.unread.manager,
  blocked: one.blocked,
});

/** A hiring manager's conversations, with how many messages of each they have not seen. */
export const listChats =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (manager: HiringManagerId): TE.TaskEither<StoreUnavailable, readonly ManagersConversation[]> =>
    unitOfWork.run<StoreUnavailable, readonly ManagersConversation[]>(({ chat }) =>
      pipe(
        chat.managerActed(manager, clock.now()),
        TE.flatMap(() => chat.ofManager(manager)),
        TE.map((all) => all.map(listed)),
      ),
    );

interface PageRead {
  readonly page: HistoryPage;
  readonly seen:
    | { readonly candidateId: CandidateId; readonly of: ConversationKey; readonly upTo: MessageId }
    | undefined;
}

/** A page of a conversation; the candidate is notified that it was seen. */
export const readChat =
  (deps: ServiceDependencies) =>
  (wanted: ChatPageWanted): TE.TaskEither<ChatNotFound | StoreUnavailable, HistoryPage> => {
    const length = wanted.limit ?? historyPage;
    return pipe(
      deps.unitOfWork.run<ChatNotFound | StoreUnavailable, PageRead>((store) =>
        pipe(
          named(store, wanted),
          TE.tap(({ key }) => store.chat.managerActed(key.hiringManagerId, deps.clock.now())),
          TE.bindW('conversation', ({ candidateId, key }) =>
            pipe(
              store.chat.find(candidateId, key),
              TE.flatMap(TE.fromOption((): ChatNotFound | StoreUnavailable => noConversation)),
            ),
          ),
          TE.bindW('found', ({ conversation }) => store.chat.page(conversation.id, wanted.before, length + 1)),
          TE.bindW('upTo', ({ conversation }) => store.chat.markSeen(conversation.id, 'manager', undefined)),
          TE.map(({ candidateId, key, conversation, found, upTo }): PageRead => ({
            page: {
              messages: found
                .slice(0, length)
                .reverse()
                .map((message) => messageFor(message, conversation, 'manager')),
              hasOlder: found.length > length,
            },
            seen: O.isSome(upTo) ? { candidateId, of: key, upTo: upTo.value } : undefined,
          })),
        ),
      ),
      TE.map(({ page, seen }) => {
        if (seen !== undefined) deps.live.tell(seen.candidateId, { _tag: 'SeenByPeer', of: seen.of, upTo: seen.upTo });
        return page;
      }),
    );
  };

/** A conversation's messages that its manager has not seen, newest first. */
const unseenOf = (
  chat: Pick<Store['chat'], 'page'>,
  one: ListedConversation,
  before?: MessageId,
): FromStore<readonly MessageOnFile[]> =>
  pipe(
    chat.page(one.id, before, historyPage),
    TE.flatMap((page) => {
      const unseen = page.filter(({ by, id }) => by === 'candidate' && id > one.seenBy.manager);
      const oldest = page[historyPage - 1];
      return oldest === undefined || oldest.id <= one.seenBy.manager
        ? TE.right(unseen)
        : pipe(
            unseenOf(chat, one, oldest.id),
            TE.map((older) => [...unseen, ...older]),
          );
    }),
  );

/** The candidates' messages that a manager has not seen, oldest first. They stay unseen. */
export const unseenChat =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (manager: HiringManagerId): TE.TaskEither<StoreUnavailable, readonly UnseenMessage[]> =>
    unitOfWork.run<StoreUnavailable, readonly UnseenMessage[]>(({ chat }) =>
      pipe(
        chat.managerActed(manager, clock.now()),
        TE.flatMap(() => chat.ofManager(manager)),
        TE.map((all) => all.filter(({ unread }) => unread.manager > 0)),
        TE.flatMap(
          TE.traverseSeqArray((one) =>
            pipe(
              unseenOf(chat, one),
              TE.map((unseen) =>
                unseen.map((message) => ({
                  email: one.candidateEmail,
                  positionId: one.positionId,
                  candidateName: one.candidateName,
                  message: messageFor(message, one, 'manager'),
                })),
              ),
            ),
          ),
        ),
        TE.map((all) => all.flat().sort((a, b) => a.message.id - b.message.id)),
      ),
    );

interface Sent {
  readonly candidateId: CandidateId;
  readonly key: ConversationKey;
  readonly conversation: ConversationOnFile;
  readonly message: MessageOnFile;
  readonly repeated: boolean;
}

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
const write = (
  deps: ServiceDependencies,
  store: Store,
  sent: ManagersMessage,
  file: KeptFile | undefined,
): TE.TaskEither<Failure, Sent> => {
  const { clock } = deps;
  const attachments = file === undefined ? [] : [{ name: file.name, kind: file.kind, path: file.path }];
  return pipe(
    unlessRefused(checkMessage({ text: sent.text, attachments })),
    TE.bindTo('content'),
    TE.bindW('to', () => named(store, sent)),
    TE.tap(({ to: { candidateId, key, name } }) =>
      store.chat.open(candidateId, key.positionId, {
        id: key.hiringManagerId,
        name: name ?? cleaned(sent.managerName),
      }),
    ),
    TE.bindW('conversation', ({ to: { candidateId, key } }) =>
      pipe(store.chat.lock(candidateId, key), TE.flatMap(TE.fromOption((): Failure => noConversation))),
    ),
    TE.bindW('before', ({ conversation }) =>
      sent.clientId === undefined
        ? TE.right(O.none)
        : store.chat.withClientId(conversation.id, 'manager', sent.clientId),
    ),
    TE.flatMap(({ content, to: { candidateId, key }, conversation, before }): TE.TaskEither<Failure, Sent> => {
      if (O.isSome(before))
        return saysAgain(before.value, content.text, attachments)
          ? TE.right({ candidateId, key, conversation, message: before.value, repeated: true })
          : TE.left({ _tag: 'ClientIdUsedBefore' });
      if (conversation.blocked) return TE.left({ _tag: 'ConversationBlocked' });
      const message = { by: 'manager' as const, clientId: sent.clientId, ...content, sentAt: clock.now() };
      const row = {
        by: 'manager' as const,
        candidateId,
        conversation: conversation.id,
        uploadedAt: clock.now(),
      };
      return pipe(
        store.chat.managerActed(key.hiringManagerId, clock.now()),
        TE.flatMap(() =>
          file === undefined
            ? TE.right(undefined)
            : store.chat.addAttachment({
                ...row,
                file: file.file,
                name: file.name,
                kind: file.kind,
                bytes: file.bytes,
              }),
        ),
        TE.flatMap(() => store.chat.add(conversation.id, message)),
        TE.tap(() => store.chat.sendAttachments(conversation.id, file === undefined ? [] : [file.file])),
        TE.map((id): Sent => ({ candidateId, key, conversation, message: { ...message, id }, repeated: false })),
      );
    }),
  );
};

/** Tells the candidate's open pages, and answers the message as the manager sees it. */
const notified =
  ({ live }: ServiceDependencies) =>
  ({ candidateId, key, conversation, message, repeated }: Sent): StoredMessage => {
    if (!repeated) {
      const of = chatKey(key);
      live.tell(candidateId, { _tag: 'MessageArrived', candidateId, of, message: messageFor(message, conversation) });
      live.tell(candidateId, {
        _tag: 'MessageNotified',
        ...{ candidateId, of },
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
      deps.unitOfWork.run<Failure, Sent>((store) => write(deps, store, sent, undefined)),
      TE.map(notified(deps)),
    );

const inMemory = (bytes: Uint8Array): StoredFile => ({
  bytes: bytes.length,
  part: (from, to) => inOnePiece(bytes.subarray(from, to)),
});

/** What was sent under this client id before, if anything. */
const sentBefore = (
  store: Store,
  sent: ManagersMessage,
): TE.TaskEither<Failure, Pick<Named, 'candidateId'> & { readonly before: O.Option<Sent> }> =>
  pipe(
    named(store, sent),
    TE.bindW('before', ({ candidateId, key }): FromStore<O.Option<Sent>> => {
      const { clientId } = sent;
      if (clientId === undefined) return TE.right(O.none);
      return pipe(
        store.chat.find(candidateId, key),
        TE.flatMap(
          O.match(
            (): FromStore<O.Option<Sent>> => TE.right(O.none),
            (conversation) =>
              pipe(
                store.chat.withClientId(conversation.id, 'manager', clientId),
                TE.map(O.map((message): Sent => ({ candidateId, key, conversation, message, repeated: true }))),
              ),
          ),
        ),
      );
    }),
  );

/** The message sent before, if its file is this one. */
const repeated = (
  { files }: ServiceDependencies,
  before: Sent,
  sent: ManagersFile,
  clean: CleanFile,
): TE.TaskEither<Failure, Sent> => {
  const another: Failure = { _tag: 'ClientIdUsedBefore' };
  const file = O.flatMap(fileRefIn)(O.fromNullable(before.message.attachments[0]?.path));
  if (O.isNone(file) || !saysAgain(before.message, cleaned(sent.text), [clean])) return TE.left(another);
  return pipe(
    files.read(file.value),
    TE.flatMap(TE.fromOption((): Failure => another)),
    TE.flatMap(bytesOf),
    TE.flatMap((there) =>
      there.length === clean.bytes.length && there.every((byte, at) => byte === clean.bytes[at])
        ? TE.right(before)
        : TE.left(another),
    ),
  );
};

/** Sends a file, checked as a candidate's is. A repetition stores nothing; of two at once, the later one's copy goes. */
export const attachChat =
  (deps: ServiceDependencies) =>
  (sent: ManagersFile): TE.TaskEither<Failure | AttachmentRefusal | DiskFull, StoredMessage> =>
    pipe(
      deps.unitOfWork.run<Failure, { readonly candidateId: CandidateId; readonly before: O.Option<Sent> }>((store) =>
        sentBefore(store, sent),
      ),
      TE.bindW('clean', ({ candidateId }) => cleanFile(deps, candidateId)(sent.file.name, inMemory(sent.file.bytes))),
      TE.flatMap(({ candidateId, before, clean }): TE.TaskEither<Failure | AttachmentRefusal | DiskFull, Sent> => {
        if (O.isSome(before)) return repeated(deps, before.value, sent, clean);
        return pipe(
          keepFile(deps, candidateId, clean),
          TE.flatMap((kept): TE.TaskEither<Failure | DiskFull, Sent> => {
            const forget = deps.files.remove(kept.file);
            return pipe(
              deps.unitOfWork.run<Failure, Sent>((store) => write(deps, store, sent, kept)),
              TE.orElseFirstW(() => forget),
              TE.flatMap((now): TE.TaskEither<Failure, Sent> =>
                now.repeated
                  ? pipe(
                      forget,
                      TE.flatMap(() => repeated(deps, now, sent, clean)),
                    )
                  : TE.right(now),
              ),
            );
          }),
        );
      }),
      TE.map(notified(deps)),
    );

/** A link to a file of the conversation, of either side. */
export const signChatFile =
  (deps: ServiceDependencies) =>
  ({ path, ...chat }: ChatFileNamed): TE.TaskEither<ChatNotFound | NoSuchAttachment | StoreUnavailable, SignedFile> =>
    pipe(
      deps.unitOfWork.run<ChatNotFound | StoreUnavailable, Named>((store) => named(store, chat)),
      TE.flatMap(({ candidateId }): TE.TaskEither<ChatNotFound | NoSuchAttachment | StoreUnavailable, SignedFile> =>
        linkToAttachment(deps, candidateId, 'manager', path),
      ),
      TE.map(({ url, until }) => ({ url: `${deps.publicUrl}${url}`, until })),
    );

/** What candidates reported or blocked, of all hiring managers, newest first. */
export const chatReports = ({
  unitOfWork,
}: ServiceDependencies): TE.TaskEither<StoreUnavailable, readonly ReportOnFile[]> =>
  unitOfWork.run<StoreUnavailable, readonly ReportOnFile[]>(({ chat }) => chat.reports());
