import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { mailUnseenAfter } from '../../domain/chat/unseen-mail';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { minus } from '../../domain/time/instant';
import { stopChatMailsPath } from '../navigation/chat-links';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { chatMail } from './chat-mail.service';
import { readerOf } from '../applications/reader.service';

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'publicUrl' | 'secrets'>;

const sealFor = ({ secrets }: Pick<Dependencies, 'secrets'>, candidate: CandidateId): Sealed =>
  secrets.sealRequest(`stop the mails about messages to ${candidate}`);

/** Queues the mail about one conversation whose messages stayed unseen for an hour (R39). Answers whether there was one. */
export const mailUnseen = (deps: Dependencies): FromStore<boolean> => {
  const { unitOfWork, clock, publicUrl } = deps;
  const now = clock.now();
  return unitOfWork.run((store) =>
    inOrder(function* () {
      const due = yield* take(store.chat.takeUnseen(minus(now, mailUnseenAfter)));
      if (O.isNone(due)) return false;
      const { conversation, first } = due.value;
      const reader = yield* take(readerOf(store, conversation.candidateId));
      if (O.isNone(reader)) return true;
      const { candidate } = reader.value;
      const stopPath = stopChatMailsPath(conversation.candidateId, sealFor(deps, conversation.candidateId));
      const mail = chatMail({ publicUrl, candidate, conversation, first, stopPath });
      yield* take(store.messages.add(mail, now, 'reminder'));
      return true;
    }),
  );
};

/** Stops these mails for the candidate of the link. False: the link is not ours. */
export const stopChatMails =
  (deps: Dependencies) =>
  (candidate: CandidateId, sealed: Sealed): FromStore<boolean> =>
    deps.secrets.equal(sealed, sealFor(deps, candidate))
      ? deps.unitOfWork.run((store) =>
          inOrder(function* () {
            if (O.isNone(yield* take(store.candidates.withId(candidate)))) return false;
            yield* take(store.chat.stopMails(candidate, deps.clock.now()));
            return true;
          }),
        )
      : TE.right(false);
