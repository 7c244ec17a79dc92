import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { chatKey, type Conversation } from '../../domain/chat/conversation';
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
import type { StoreUnavailable } from '../ports/unit-of-work/store';
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
    pipe(
      isTheCaller(caller, wanted),
      TE.flatMap(() =>
        unitOfWork.run<StoreUnavailable, readonly Conversation[]>(({ chat, applications }) =>
          pipe(
            chat.of(caller),
            TE.bindTo('begun'),
            TE.bind('own', () => applications.of(caller)),
            TE.map(({ begun, own }) => {
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
        ),
      ),
      TE.map((all) => all.filter(hasWords(wanted.search))),
    );

/** The conversations with hiring manager messages that the candidate has not seen: how many, and the text of the last one. */
export const unreadMessages =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, claims: Claims): TE.TaskEither<NotTheCaller | StoreUnavailable, readonly UnreadMessages[]> =>
    pipe(
      isTheCaller(caller, claims),
      TE.flatMap(() => unitOfWork.run<StoreUnavailable, readonly ListedConversation[]>(({ chat }) => chat.of(caller))),
      TE.map((all) =>
        all.flatMap((one) => {
          const last = one.lastFrom.manager;
          return last === undefined || one.unread.candidate === 0
            ? []
            : [{ ...chatKey(one), count: one.unread.candidate, lastMessage: last.text, at: last.sentAt }];
        }),
      ),
    );

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
  (
    caller: CandidateId,
    wanted: HistoryWanted,
  ): TE.TaskEither<NoSuchConversation | NotTheCaller | StoreUnavailable, HistoryPage> => {
    const length = wanted.limit ?? historyPage;
    return pipe(
      isTheCaller(caller, wanted),
      TE.flatMap(() =>
        unitOfWork.run<NoSuchConversation | NotTheCaller | StoreUnavailable, HistoryPage>((store) =>
          pipe(
            store.chat.find(caller, wanted),
            TE.flatMap(
              O.match(
                () =>
                  pipe(
                    applicationOf(store, caller, wanted),
                    TE.filterOrElse(
                      (own) => mayBegin(own, wanted),
                      (): NoSuchConversation | StoreUnavailable => noConversation,
                    ),
                    TE.map((): HistoryPage => ({ messages: [], hasOlder: false })),
                  ),
                (conversation) =>
                  pipe(
                    store.chat.page(conversation.id, wanted.before, length + 1),
                    TE.map((found) => pageOf(found, length, conversation)),
                  ),
              ),
            ),
          ),
        ),
      ),
    );
  };

/** Marks the manager's messages as seen, and tells the caller's other pages. The manager's side reads it from the store. */
export const markSeen =
  ({ unitOfWork, live }: ServiceDependencies) =>
  (
    caller: CandidateId,
    mark: SeenMark,
  ): TE.TaskEither<NoSuchConversation | NotTheCaller | StoreUnavailable, undefined> =>
    pipe(
      isTheCaller(caller, mark),
      TE.flatMap(() =>
        unitOfWork.run<NoSuchConversation | NotTheCaller | StoreUnavailable, O.Option<SeenMark['upTo']>>((store) =>
          pipe(
            store.chat.find(caller, mark),
            TE.flatMap(
              O.match(
                () =>
                  pipe(
                    applicationOf(store, caller, mark),
                    TE.filterOrElse(
                      (own) => mayBegin(own, mark),
                      (): NoSuchConversation | StoreUnavailable => noConversation,
                    ),
                    TE.map((): O.Option<SeenMark['upTo']> => O.none),
                  ),
                ({ id }) => store.chat.markSeen(id, 'candidate', mark.upTo),
              ),
            ),
          ),
        ),
      ),
      TE.map((upTo) => {
        if (O.isSome(upTo) && upTo.value !== undefined)
          live.tell(caller, { _tag: 'SeenByMe', of: chatKey(mark), upTo: upTo.value });
        return undefined;
      }),
    );
