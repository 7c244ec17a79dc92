import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import { historyPage, type HistoryPage, type NoSuchAttachment } from '../chat/chat.api';
import type { SignedFile } from '../files/receipt.api';
import type {
  ChatFileNamed,
  ChatNamed,
  ChatNotFound,
  ChatPageWanted,
  ManagersConversation,
  UnseenMessage,
} from './operator-chat.port';
import type { Store } from '../ports/unit-of-work';
import type { ListedConversation, MessageOnFile, ReportOnFile } from '../chat/chat.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { linkToAttachment } from '../chat/attachments.service';
import { messageFor, noConversation } from '../chat/own-conversation.service';
import { found, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { lockNamed } from '../applications/named-application.service';

/** `name`: the position's own name for this manager, if it names them. */
export const namedChat = (store: Store, chat: ChatNamed) =>
  inOrder(function* () {
    const { candidateId, position } = yield* take(lockNamed(store)(chat));
    const { hiringManager, communityId, positionId } = position;
    const manager = chat.manager ?? hiringManager?.id;
    if (manager === undefined) return yield* refuse(noConversation);
    return {
      candidateId,
      key: { hiringManagerId: manager, communityId, positionId },
      name: hiringManager?.id === manager ? hiringManager.name : undefined,
    };
  });

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
    unitOfWork.run(({ chat }) =>
      inOrder(function* () {
        yield* take(chat.managerActed(manager, clock.now()));
        const all = yield* take(chat.ofManager(manager));
        return all.map(listed);
      }),
    );

/** A page of a conversation; the candidate is notified that it was seen. */
export const readChat =
  ({ unitOfWork, clock, live }: ServiceDependencies) =>
  (wanted: ChatPageWanted): TE.TaskEither<ChatNotFound | StoreUnavailable, HistoryPage> => {
    const length = wanted.limit ?? historyPage;
    return inOrder(function* () {
      const { candidateId, key, conversation, messages, upTo } = yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const { candidateId, key } = yield* take(namedChat(store, wanted));
            yield* take(store.chat.managerActed(key.hiringManagerId, clock.now()));
            const conversation = yield* found(store.chat.find(candidateId, key), noConversation);
            const messages = yield* take(store.chat.page(conversation.id, wanted.before, length + 1));
            const upTo = yield* take(store.chat.markSeen(conversation.id, 'manager', undefined));
            return { candidateId, key, conversation, messages, upTo };
          }),
        ),
      );
      if (O.isSome(upTo)) live.tell(candidateId, { _tag: 'SeenByPeer', of: key, upTo: upTo.value });
      return {
        messages: messages
          .slice(0, length)
          .reverse()
          .map((message) => messageFor(message, conversation, 'manager')),
        hasOlder: messages.length > length,
      };
    });
  };

/** A conversation's messages that its manager has not seen, newest first. */
const unseenOf = (chat: Pick<Store['chat'], 'page'>, one: ListedConversation) =>
  inOrder(function* () {
    const unseen: MessageOnFile[] = [];
    let before: MessageId | undefined;
    do {
      const page: readonly MessageOnFile[] = yield* take(chat.page(one.id, before, historyPage));
      unseen.push(...page.filter(({ by, id }) => by === 'candidate' && id > one.seenBy.manager));
      before = page[historyPage - 1]?.id;
    } while (before !== undefined && before > one.seenBy.manager);
    return unseen;
  });

/** The candidates' messages that a manager has not seen, oldest first. They stay unseen. */
export const unseenChat =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (manager: HiringManagerId): TE.TaskEither<StoreUnavailable, readonly UnseenMessage[]> =>
    unitOfWork.run(({ chat }) =>
      inOrder(function* () {
        yield* take(chat.managerActed(manager, clock.now()));
        const all = yield* take(chat.ofManager(manager));
        const messages: UnseenMessage[] = [];
        for (const one of all.filter(({ unread }) => unread.manager > 0))
          for (const message of yield* take(unseenOf(chat, one)))
            messages.push({
              email: one.candidateEmail,
              positionId: one.positionId,
              candidateName: one.candidateName,
              message: messageFor(message, one, 'manager'),
            });
        return messages.sort((a, b) => a.message.id - b.message.id);
      }),
    );

/** A link to a file of the conversation, of either side. */
export const signChatFile =
  (deps: ServiceDependencies) =>
  ({ path, ...chat }: ChatFileNamed): TE.TaskEither<ChatNotFound | NoSuchAttachment | StoreUnavailable, SignedFile> =>
    inOrder(function* () {
      const { candidateId } = yield* take(deps.unitOfWork.run((store) => namedChat(store, chat)));
      const { url, until } = yield* take(linkToAttachment(deps, candidateId, 'manager', path));
      return { url: `${deps.publicUrl}${url}`, until };
    });

/** What candidates reported or blocked, of all hiring managers, newest first. */
export const chatReports = ({
  unitOfWork,
}: ServiceDependencies): TE.TaskEither<StoreUnavailable, readonly ReportOnFile[]> =>
  unitOfWork.run(({ chat }) => chat.reports());
