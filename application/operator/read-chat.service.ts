import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { HiringManagerId } from '../../domain/ids/chat-ids';
import { historyPage, type HistoryPage, type NoSuchAttachment } from '../chat/chat.api';
import type { SignedFile } from '../files/receipt.api';
import type {
  ChatFileNamed,
  ChatNamed,
  ChatNotFound,
  ChatPageWanted,
  ManagersConversation,
  ReportsPage,
  UnseenMessage,
  UnseenPage,
  UnseenWanted,
} from './operator-chat.port';
import { longestPage, type PageWanted } from './pages.port';
import { pageOf } from './pages.service';
import type { Store } from '../ports/unit-of-work';
import type { ListedConversation, ReportPlace, UnseenOnFile } from '../chat/chat.store';
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

const unseen = ({ message, seenBy, candidateEmail, ...one }: UnseenOnFile): UnseenMessage => ({
  email: candidateEmail,
  positionId: one.positionId,
  candidateName: one.candidateName,
  message: messageFor(message, { seenBy }, 'manager'),
});

/** The candidates' messages that a manager has not seen, oldest first. They stay unseen. */
export const unseenChat =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  ({ manager, after, limit }: UnseenWanted): TE.TaskEither<StoreUnavailable, UnseenPage> =>
    unitOfWork.run(({ chat }) =>
      inOrder(function* () {
        yield* take(chat.managerActed(manager, clock.now()));
        const rows = yield* take(chat.unseenBy(manager, after, limit === undefined ? undefined : limit + 1));
        const { entries, next } = pageOf(rows, limit ?? rows.length, ({ message }) => message.id);
        return { messages: entries.map(unseen), next };
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
export const chatReports =
  ({ unitOfWork }: ServiceDependencies) =>
  ({ after, limit = longestPage }: PageWanted<ReportPlace>): TE.TaskEither<StoreUnavailable, ReportsPage> =>
    unitOfWork.run(({ chat }) =>
      inOrder(function* () {
        const { entries, next } = pageOf(yield* take(chat.reports(after, limit + 1)), limit, ({ place }) => place);
        return { reports: entries.map(({ report }) => report), next };
      }),
    );
