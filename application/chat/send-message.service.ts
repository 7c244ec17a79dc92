import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { chatKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import { checkMessage, type MessageAttachment } from '../../domain/chat/message';
import { maySendAnother, messagesPerMinute } from '../../domain/chat/pace';
import { mayWrite } from '../../domain/chat/writing';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Instant } from '../../domain/time/instant';
import type { MessageToSend, NoSuchAttachment, SendMessageRefusal } from './chat.api';
import { parseFileRef, type FileRef } from '../ports/file-ref';
import type { Store } from '../ports/unit-of-work';
import type { AttachmentOnFile, ConversationOnFile, MessageOnFile, Side } from './chat.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { provenFor } from '../identity/proven-for.service';
import type { SessionCaller } from '../identity/sessions.service';
import { unlessRefused } from '../service/unless-refused';
import { roomInShare } from './attachments.service';
import { applicationOf, begin, isTheCaller, messageFor, noConversation } from './own-conversation.service';

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
  pipe(
    named,
    TE.traverseSeqArray(({ path }) => {
      const ref = parseFileRef(path);
      if (E.isLeft(ref)) return TE.left<NoSuchAttachment | StoreUnavailable, AttachmentOnFile>(noAttachment);
      return pipe(
        chat.attachment(ref.right),
        TE.map(O.filter((file) => isTheirs(sender, conversation, file))),
        TE.flatMap(TE.fromOption((): NoSuchAttachment | StoreUnavailable => noAttachment)),
      );
    }),
  );

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
  (deps: ServiceDependencies) =>
  (session: SessionCaller, sent: MessageToSend): TE.TaskEither<Failure, StoredMessage> => {
    const { unitOfWork, clock, live } = deps;
    const { candidateId: caller } = session;
    const stored = (
      store: Store,
      conversation: ConversationOnFile,
      text: string,
      attachments: readonly MessageAttachment[],
    ): TE.TaskEither<Failure, Sent> =>
      pipe(
        ownAttachments(store, { by: 'candidate', candidateId: caller }, conversation.id, attachments),
        TE.tap((files): TE.TaskEither<Failure, undefined> => {
          const more = addedBy(files);
          // Words alone weigh nothing, and most messages are words.
          return more === 0 ? TE.right(undefined) : roomInShare(store, caller, more);
        }),
        TE.flatMap((files) => {
          const message = {
            by: 'candidate' as const,
            clientId: sent.clientId,
            text,
            attachments: files.map(({ name, kind, file }) => ({ name, kind, path: file })),
            sentAt: clock.now(),
          };
          const refs = files.map(({ file }): FileRef => file);
          return pipe(
            store.chat.add(conversation.id, message),
            TE.tap(() => store.chat.sendAttachments(conversation.id, refs)),
            TE.map((id): Sent => ({ message: messageFor({ ...message, id }, conversation), repeated: false })),
          );
        }),
      );
    return pipe(
      isTheCaller(caller, sent),
      TE.flatMap(() => (sent.alsoTo === undefined ? TE.right(undefined) : TE.left<Failure>(noConversation))),
      TE.flatMap(
        (): TE.TaskEither<Failure, { readonly text: string; readonly attachments: readonly MessageAttachment[] }> =>
          unlessRefused(checkMessage(sent)),
      ),
      TE.flatMap(({ text, attachments }) =>
        unitOfWork.run<Failure, Sent>((store) =>
          pipe(
            applicationOf(store, caller, sent),
            TE.bindTo('own'),
            TE.tap(() => provenFor(store, session)),
            TE.tap(({ own }) => begin(store, caller, own, sent)),
            TE.bindW('conversation', () =>
              pipe(store.chat.lock(caller, sent), TE.flatMap(TE.fromOption((): Failure => noConversation))),
            ),
            TE.bindW('before', ({ conversation }) =>
              sent.clientId === undefined
                ? TE.right(O.none)
                : store.chat.withClientId(conversation.id, 'candidate', sent.clientId),
            ),
            TE.flatMap(({ own, conversation, before }): TE.TaskEither<Failure, Sent> => {
              if (O.isSome(before))
                return same(before.value, text, attachments)
                  ? TE.right({ message: messageFor(before.value, conversation), repeated: true })
                  : TE.left({ _tag: 'ClientIdUsedBefore' });
              return pipe(
                unlessRefused(mayWrite(own.application, conversation)),
                TE.flatMap((): TE.TaskEither<Failure, readonly Instant[]> =>
                  store.chat.latestSent(caller, messagesPerMinute),
                ),
                TE.flatMap((latest): TE.TaskEither<Failure, undefined> =>
                  unlessRefused(maySendAnother(latest, clock.now())),
                ),
                TE.flatMap(() => stored(store, conversation, text, attachments)),
              );
            }),
          ),
        ),
      ),
      TE.map(({ message, repeated }) => {
        if (!repeated) live.tell(caller, { _tag: 'MessageArrived', candidateId: caller, of: chatKey(sent), message });
        return message;
      }),
    );
  };
