import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { chatKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import { checkMessage, type MessageAttachment, type MessageContent } from '../../domain/chat/message';
import { maySendAnother, messagesPerMinute } from '../../domain/chat/pace';
import { mayWrite } from '../../domain/chat/writing';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { MessageToSend, NoSuchAttachment, SendMessageRefusal } from './chat.api';
import { parseFileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { AttachmentOnFile, ConversationOnFile, MessageOnFile, Side } from './chat.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { roomInShare } from './attachments.service';
import { applicationOf, begin, isTheCaller, messageFor, noConversation } from './own-conversation.service';
import { occurred, theCandidate } from '../../domain/applications/application-event';

type Failure = SendMessageRefusal | StoreUnavailable;

const noAttachment: NoSuchAttachment = { _tag: 'NoSuchAttachment' };

/** Whose files a message may carry. */
export interface Sender {
  readonly by: Side;
  readonly candidateId: CandidateId;
}

const isTheirs = ({ by, candidateId }: Sender, of: number, file: AttachmentOnFile): boolean =>
  file.by === by && file.candidateId === candidateId && (file.conversation === undefined || file.conversation === of);

/** What a message adds to its sender's share: a file that was sent before, or is named twice, is on the disk once. In bytes. */
const addedBy = (files: readonly AttachmentOnFile[]): number =>
  [...new Map(files.filter(({ sent }) => !sent).map((one) => [one.file, one.bytes ?? 0])).values()].reduce(
    (all, bytes) => all + bytes,
    0,
  );

/** The files of a message, as the store knows them: each uploaded by this sender for this conversation (R54). */
export const ownAttachments = (
  { chat }: Pick<Store, 'chat'>,
  sender: Sender,
  conversation: number,
  named: readonly MessageAttachment[],
): TE.TaskEither<NoSuchAttachment | StoreUnavailable, readonly AttachmentOnFile[]> =>
  inOrder(function* () {
    const files: AttachmentOnFile[] = [];
    for (const { path } of named) {
      const ref = parseFileRef(path);
      if (E.isLeft(ref)) return yield* refuse(noAttachment);
      const file = yield* found(chat.attachment(ref.right), noAttachment);
      if (!isTheirs(sender, conversation, file)) return yield* refuse(noAttachment);
      files.push(file);
    }
    return files;
  });

const same = (stored: MessageOnFile, text: string, attachments: readonly MessageAttachment[]): boolean =>
  stored.text === text &&
  stored.attachments.length === attachments.length &&
  stored.attachments.every(({ path }, index) => attachments[index]?.path === path);

interface Sent {
  readonly message: StoredMessage;
  readonly repeated: boolean;
}

/**
 * Sends a candidate's message (R39, R40, R53, R54): POST msg and `send-msg` both come here. A repetition under its client id answers what was
 * stored, even if writing has become impossible since. The conversation is locked meanwhile, so that its messages get their numbers in the order
 * in which they are committed. Other pages of the candidate are told after the commit.
 */
export const sendMessage =
  ({ unitOfWork, clock, live }: ServiceDependencies) =>
  (session: SessionCaller, sent: MessageToSend): TE.TaskEither<Failure, StoredMessage> => {
    const { candidateId: caller } = session;
    const stored = (store: Store, conversation: ConversationOnFile, { text, attachments }: MessageContent) =>
      inOrder(function* () {
        const files = yield* take(
          ownAttachments(store, { by: 'candidate', candidateId: caller }, conversation.id, attachments),
        );
        const more = addedBy(files);
        // Words alone weigh nothing, and most messages are words.
        if (more > 0) yield* take(roomInShare(store, caller, more));
        const message = {
          by: 'candidate' as const,
          clientId: sent.clientId,
          text,
          attachments: files.map(({ name, kind, file }) => ({ name, kind, path: file })),
          sentAt: clock.now(),
        };
        const id = yield* take(store.chat.add(conversation.id, message));
        yield* take(
          store.chat.sendAttachments(
            conversation.id,
            files.map(({ file }) => file),
          ),
        );
        yield* take(store.events.add(caller, sent.positionId, occurred('message.sent', theCandidate, message.sentAt)));
        return messageFor({ ...message, id }, conversation);
      });
    const inConversation = (store: Store, content: MessageContent) =>
      inOrder(function* () {
        const own = yield* take(applicationOf(store, caller, sent));
        yield* take(provenFor(store, session));
        yield* take(begin(store, caller, own, sent));
        const conversation = yield* found(store.chat.lock(caller, sent), noConversation);
        const before =
          sent.clientId === undefined
            ? O.none
            : yield* take(store.chat.withClientId(conversation.id, 'candidate', sent.clientId));
        if (O.isSome(before)) {
          if (!same(before.value, content.text, content.attachments))
            return yield* refuse({ _tag: 'ClientIdUsedBefore' });
          return { message: messageFor(before.value, conversation), repeated: true };
        }
        yield* granted(mayWrite(own.application, conversation));
        const latest = yield* take(store.chat.latestSent(caller, messagesPerMinute));
        yield* granted(maySendAnother(latest, clock.now()));
        return { message: yield* take(stored(store, conversation, content)), repeated: false };
      });
    return inOrder(function* () {
      yield* take(isTheCaller(caller, sent));
      if (sent.alsoTo !== undefined) return yield* refuse(noConversation);
      const content = yield* granted(checkMessage(sent));
      const { message, repeated } = yield* take(
        unitOfWork.run<Failure, Sent>((store) => inConversation(store, content)),
      );
      if (!repeated) live.tell(caller, { _tag: 'MessageArrived', candidateId: caller, of: chatKey(sent), message });
      return message;
    });
  };
