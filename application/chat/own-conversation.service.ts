import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Claims, NoSuchConversation, NotTheCaller } from './chat.api';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { ConversationOnFile, MessageOnFile, Side } from './chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse } from '../in-order';

/** The one answer for a conversation that is another's, not begun, or unknown, so that it tells nothing (R39). */
export const noConversation: NoSuchConversation = { _tag: 'NoSuchConversation' };

/** A request that names another candidate than its token is refused, whatever it asks (R39). */
export const isTheCaller = (caller: CandidateId, { as }: Claims): TE.TaskEither<NotTheCaller, undefined> =>
  as === undefined || as === caller ? TE.right(undefined) : TE.left({ _tag: 'NotTheCaller' });

/** A message as one side sees it. */
export const messageFor = (
  { id, clientId, by, text, attachments, sentAt }: MessageOnFile,
  { seenBy }: Pick<ConversationOnFile, 'seenBy'>,
  side: Side = 'candidate',
): StoredMessage => {
  const reader: Side = by === 'candidate' ? 'manager' : 'candidate';
  return { id, clientId, mine: by === side, text, attachments, sentAt, seen: id <= seenBy[reader] };
};

/** The caller's conversation; none if it is another's, or not yet begun. */
export const ownConversation = (
  { chat }: Pick<Store, 'chat'>,
  caller: CandidateId,
  key: ConversationKey,
): TE.TaskEither<NoSuchConversation | StoreUnavailable, ConversationOnFile> =>
  pipe(chat.find(caller, key), TE.flatMap(TE.fromOption((): NoSuchConversation | StoreUnavailable => noConversation)));

/** The application that a conversation is about, if the key names its community. */
export const applicationOf = (
  { applications }: Pick<Store, 'applications'>,
  caller: CandidateId,
  { communityId, positionId }: ConversationKey,
): TE.TaskEither<NoSuchConversation | StoreUnavailable, ApplicationWithPosition> =>
  inOrder(function* () {
    const own = yield* found(applications.find(caller, positionId), noConversation);
    return own.position.communityId === communityId ? own : yield* refuse(noConversation);
  });

/** Whether the candidate may begin this conversation: the position names that hiring manager (R39). */
export const mayBegin = ({ position }: ApplicationWithPosition, { hiringManagerId }: ConversationKey): boolean =>
  position.hiringManager?.id === hiringManagerId;

/** Begins the conversation where the position names its hiring manager; an existing one stays. */
export const begin = (
  { chat }: Pick<Store, 'chat'>,
  caller: CandidateId,
  own: ApplicationWithPosition,
  key: ConversationKey,
): FromStore<undefined> => {
  const { hiringManager } = own.position;
  return hiringManager === undefined || !mayBegin(own, key)
    ? TE.right(undefined)
    : chat.open(caller, key.positionId, hiringManager);
};
