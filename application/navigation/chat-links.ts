import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Sealed } from '../ports/secrets';

/** The page of the server's own that stops mails about unseen messages, after a press (R39). */
export const stopChatMailsRoute = '/stopChatMails/:candidate/:sealed';

/** The path of a candidate's unsubscribe link in those emails. The seal is the candidate's own, so no one can unsubscribe another. */
export const stopChatMailsPath = (candidate: CandidateId, sealed: Sealed): string =>
  stopChatMailsRoute.replace(':candidate', () => String(candidate)).replace(':sealed', () => sealed);
