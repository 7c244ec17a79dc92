import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { BlockWanted, MessageReported, NoSuchConversation, NoSuchMessage } from './chat.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { found, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { ownConversation } from './own-conversation.service';

type ReportFailure = NoSuchMessage | NoSuchConversation | StoreUnavailable;

const noMessage: NoSuchMessage = { _tag: 'NoSuchMessage' };

/** Reports a message of the hiring manager; the operator sees it (`cli operator chat reports`). */
export const reportMessage =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (caller: CandidateId, { message, reason, ...key }: MessageReported): TE.TaskEither<ReportFailure, undefined> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { id: conversation } = yield* take(ownConversation(store, caller, key));
        const { by } = yield* found(store.chat.message(conversation, message), noMessage);
        if (by !== 'manager') return yield* refuse(noMessage);
        return yield* take(store.chat.report({ conversation, message, reason, at: clock.now() }));
      }),
    );

/** Blocks a conversation, or unblocks it. While it is blocked, neither side can write. */
export const blockConversation =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (
    caller: CandidateId,
    { block, ...key }: BlockWanted,
  ): TE.TaskEither<NoSuchConversation | StoreUnavailable, undefined> =>
    unitOfWork.run((store) =>
      pipe(
        ownConversation(store, caller, key),
        TE.flatMap(({ id }) => store.chat.block(id, block ? clock.now() : undefined)),
      ),
    );
