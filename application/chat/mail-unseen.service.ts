import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { mailUnseenAfter } from '../../domain/chat/unseen-mail';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { minus } from '../../domain/time/instant';
import { stopChatMailsPath } from '../navigation/chat-links';
import type { Sealed } from '../ports/secrets';
import type { Store } from '../ports/unit-of-work';
import type { ListedConversation, MessageOnFile } from './chat.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { chatMail } from './chat-mail.service';
import { readerOf } from '../applications/tell.service';

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'publicUrl' | 'secrets'>;

const sealFor = ({ secrets }: Pick<Dependencies, 'secrets'>, candidate: CandidateId): Sealed =>
  secrets.sealRequest(`stop the mails about messages to ${candidate}`);

/** Queues the mail about one conversation whose messages stayed unseen for an hour (R39). Answers whether there was one. */
export const mailUnseen = (deps: Dependencies): FromStore<boolean> => {
  const { unitOfWork, clock, publicUrl } = deps;
  const now = clock.now();
  const queue = (
    store: Store,
    { conversation, first }: { readonly conversation: ListedConversation; readonly first: MessageOnFile },
  ): FromStore<undefined> =>
    pipe(
      readerOf(store, conversation.candidateId),
      TE.flatMap((reader) => {
        if (O.isNone(reader)) return TE.right(undefined);
        const { candidate } = reader.value;
        const stopPath = stopChatMailsPath(conversation.candidateId, sealFor(deps, conversation.candidateId));
        return store.messages.add(chatMail({ publicUrl, candidate, conversation, first, stopPath }), now, 'reminder');
      }),
    );
  return unitOfWork.run((store) =>
    pipe(
      store.chat.takeUnseen(minus(now, mailUnseenAfter)),
      TE.flatMap((due) =>
        O.isNone(due)
          ? TE.right(false)
          : pipe(
              queue(store, due.value),
              TE.map(() => true),
            ),
      ),
    ),
  );
};

/** Stops these mails for the candidate of the link. False: the link is not ours. */
export const stopChatMails =
  (deps: Dependencies) =>
  (candidate: CandidateId, sealed: Sealed): FromStore<boolean> =>
    deps.secrets.equal(sealed, sealFor(deps, candidate))
      ? deps.unitOfWork.run<StoreUnavailable, boolean>((store) =>
          pipe(
            store.candidates.withId(candidate),
            TE.flatMap((found) =>
              O.isNone(found)
                ? TE.right(false)
                : pipe(
                    store.chat.stopMails(candidate, deps.clock.now()),
                    TE.map(() => true),
                  ),
            ),
          ),
        )
      : TE.right(false);
