import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { chatKey, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import { isOpenForMessages } from '../../domain/chat/writing';
import type { CandidateId } from '../../domain/ids/candidate-id';
import {
  historyPage,
  type Claims,
  type ConversationsWanted,
  type HistoryPage,
  type HistoryWanted,
  type NoSuchConversation,
  type NotTheCaller,
  type SeenMark,
  type UnreadMessages,
} from './chat.api';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { ConversationOnFile, ListedConversation, MessageOnFile } from './chat.store';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { applicationOf, isTheCaller, mayBegin, messageFor, noConversation } from './own-conversation.service';

/** A list entry. A message without text shows none: the names of its attachments are shown instead. */
const listed = (one: ListedConversation, application: ApplicationWithPosition | undefined): Conversation => ({
  ...chatKey(one),
  candidateId: one.candidateId,
  hiringManagerName: one.hiringManagerName,
  positionName: one.positionName,
  locationName: one.locationName,
  lastMessage: one.last?.text ?? '',
  lastAttachments: one.last?.attachments.map(({ name }) => name) ?? [],
  updatedAt: one.last?.sentAt,
  unread: one.unread.candidate,
  closed: application === undefined || !isOpenForMessages(application.application),
  blocked: one.blocked,
});

/** A conversation that the candidate may begin: the position names a hiring manager (R39). */
const notBegun = (
  candidateId: CandidateId,
  { application, position }: ApplicationWithPosition,
): readonly Conversation[] => {
  const { hiringManager } = position;
  if (hiringManager === undefined || !isOpenForMessages(application)) return [];
  return [
    {
      hiringManagerId: hiringManager.id,
      communityId: position.communityId,
      positionId: position.positionId,
      candidateId,
      hiringManagerName: hiringManager.name,
      positionName: position.positionName,
      locationName: position.communityName,
      lastMessage: '',
      lastAttachments: [],
      updatedAt: undefined,
      unread: 0,
      closed: false,
      blocked: false,
    },
  ];
};

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every search word occurs in a name, a location or the last message, ignoring case and accents. */
const hasWords =
  (search: string) =>
  ({ hiringManagerName, positionName, locationName, lastMessage, lastAttachments }: Conversation): boolean => {
    const text = folded([hiringManagerName, positionName, locationName, lastMessage, ...lastAttachments].join('\n'));
    return folded(search)
      .split(/\s+/)
      .every((word) => text.includes(word));
  };

/** The caller's conversations, newest message first; then those they may begin. */
export const listConversations =
  ({ unitOfWork }: ServiceDependencies) =>
  (
    caller: CandidateId,
    wanted: ConversationsWanted,
  ): TE.TaskEither<NotTheCaller | StoreUnavailable, readonly Conversation[]> =>
    inOrder(function* () {
      yield* take(isTheCaller(caller, wanted));
      const all = yield* take(
        unitOfWork.run(({ chat, applications }) =>
          inOrder(function* () {
            const begun = yield* take(chat.of(caller));
            const own = yield* take(applications.of(caller));
            const about = (positionId: number) => own.find(({ position }) => position.positionId === positionId);
            const isBegun = ({ position }: ApplicationWithPosition): boolean =>
              begun.some(
                (one) => one.positionId === position.positionId && one.hiringManagerId === position.hiringManager?.id,
              );
            return [
              ...begun.map((one) => listed(one, about(one.positionId))),
              ...own.filter((one) => !isBegun(one)).flatMap((one) => notBegun(caller, one)),
            ];
          }),
        ),
      );
      return all.filter(hasWords(wanted.search));
    });

/** The conversations with hiring manager messages that the candidate has not seen: how many, and the text of the last one. */
export const unreadMessages =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, claims: Claims): TE.TaskEither<NotTheCaller | StoreUnavailable, readonly UnreadMessages[]> =>
    inOrder(function* () {
      yield* take(isTheCaller(caller, claims));
      const all = yield* take(unitOfWork.run(({ chat }) => chat.of(caller)));
      return all.flatMap((one) => {
        const last = one.lastFrom.manager;
        return last === undefined || one.unread.candidate === 0
          ? []
          : [{ ...chatKey(one), count: one.unread.candidate, lastMessage: last.text, at: last.sentAt }];
      });
    });

type Failure = NoSuchConversation | NotTheCaller | StoreUnavailable;

/** The caller's conversation; none if it is not begun, but may be. */
const begunOrToBegin = (store: Store, caller: CandidateId, key: ConversationKey) =>
  inOrder(function* () {
    const begun = yield* take(store.chat.find(caller, key));
    if (O.isSome(begun)) return begun;
    const own = yield* take(applicationOf(store, caller, key));
    return mayBegin(own, key) ? begun : yield* refuse(noConversation);
  });

const pageOf = (
  found: readonly MessageOnFile[],
  length: number,
  conversation: Pick<ConversationOnFile, 'seenBy'>,
): HistoryPage => ({
  messages: found
    .slice(0, length)
    .reverse()
    .map((message) => messageFor(message, conversation)),
  hasOlder: found.length > length,
});

/** A page of messages, oldest first. A conversation that may be begun has none yet. */
export const readHistory =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, wanted: HistoryWanted): TE.TaskEither<Failure, HistoryPage> => {
    const length = wanted.limit ?? historyPage;
    return inOrder(function* () {
      yield* take(isTheCaller(caller, wanted));
      return yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const begun = yield* take(begunOrToBegin(store, caller, wanted));
            if (O.isNone(begun)) return { messages: [], hasOlder: false };
            const messages = yield* take(store.chat.page(begun.value.id, wanted.before, length + 1));
            return pageOf(messages, length, begun.value);
          }),
        ),
      );
    });
  };

/** Marks the manager's messages as seen, and tells the caller's other pages. The manager's side reads it from the store. */
export const markSeen =
  ({ unitOfWork, live }: ServiceDependencies) =>
  (caller: CandidateId, mark: SeenMark): TE.TaskEither<Failure, undefined> =>
    inOrder(function* () {
      yield* take(isTheCaller(caller, mark));
      const upTo = yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const begun = yield* take(begunOrToBegin(store, caller, mark));
            return O.isNone(begun) ? O.none : yield* take(store.chat.markSeen(begun.value.id, 'candidate', mark.upTo));
          }),
        ),
      );
      if (O.isSome(upTo)) live.tell(caller, { _tag: 'SeenByMe', of: chatKey(mark), upTo: upTo.value });
      return undefined;
    });
