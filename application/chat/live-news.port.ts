import type { CandidateId } from '../../domain/ids/candidate-id';
import type { InboundMessage } from './socket.port';
import type { Sealed } from '../ports/secrets';

/**
 * The server's end of the live connection. A notification reaches every open page of the candidate, whichever process it is connected to; a page that
 * isn't connected gets it by polling. Sent after the commit; nothing waits for it.
 */
export interface LiveNews {
  readonly tell: (candidate: CandidateId, message: InboundMessage) => void;
  /** Closes the lines of this session. */
  readonly sessionEnded: (session: Sealed) => void;
}
