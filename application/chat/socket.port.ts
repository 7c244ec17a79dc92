import type * as TE from 'fp-ts/TaskEither';
import type { Observable } from 'rxjs';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { StoredMessage } from '../../domain/chat/delivery';
import type { HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Milliseconds } from '../../domain/time/duration';
import type { CallFailure } from '../failure';
import type { MessageToSend, SendMessageRefusal } from './chat.api';
import type { SessionToken } from '../identity/secrets.port';

/* The live line between browser and server, which chat and live interviews share (spec 2 §4.12, §7). Without it, chat works by its calls. */

/** What arrives, decoded, under its event (adapters/contract/messages). A message that can't be decoded is reported and left out. */
export type InboundMessage =
  /** A message of either side, the candidate's own from another tab or another call included. */
  | {
      readonly _tag: 'MessageArrived';
      /** Whose conversation it is: the one who is signed in. */
      readonly candidateId: CandidateId;
      readonly of: ConversationKey;
      readonly message: StoredMessage;
    }
  /** What to tell the candidate about a message of the hiring manager; `MessageArrived` comes with it. */
  | {
      readonly _tag: 'MessageNotified';
      readonly candidateId: CandidateId;
      readonly of: ConversationKey;
      readonly id: MessageId;
      readonly text: string;
      readonly attachmentNames: readonly string[];
    }
  /** The hiring manager has seen the candidate's messages up to this one. */
  | { readonly _tag: 'SeenByPeer'; readonly of: ConversationKey; readonly upTo: MessageId }
  /** The candidate has seen the hiring manager's messages up to this one, perhaps in another tab. */
  | { readonly _tag: 'SeenByMe'; readonly of: ConversationKey; readonly upTo: MessageId }
  /** An act changed the candidate's application to this position; the list is read anew. `byCandidate`: on one of their own pages. */
  | {
      readonly _tag: 'ApplicationChanged';
      readonly candidateId: CandidateId;
      readonly positionId: PositionId;
      readonly byCandidate: boolean;
    }
  /** Which of the candidate's hiring managers are online: the whole list each time. */
  | { readonly _tag: 'OnlineManagers'; readonly managers: readonly HiringManagerId[] };

/** The state of the line, or a message on it. */
export type LineEvent =
  | { readonly _tag: 'LineConnecting' }
  /** Registered: messages arrive from now on. What came before is fetched by the calls. */
  | { readonly _tag: 'LineUp' }
  /** Lost or not reached; it is tried again after `retryIn` (`chatReconnectDelay`), without end. `attempt` counts from 0. */
  | { readonly _tag: 'LineDown'; readonly attempt: number; readonly retryIn: Milliseconds }
  /** The token has no living session: the line ends. With another token, open it again. */
  | { readonly _tag: 'LineRefused'; readonly message: string }
  | { readonly _tag: 'Arrived'; readonly message: InboundMessage };

/** There is no line at the moment: nothing was sent. */
export interface LineNotUp {
  readonly _tag: 'LineNotUp';
}

/** What is sent without an answer. Empty for now: rooms of live interviews add theirs. */
export type OutboundMessage = never;

/** The connection on which a signed-in tab gets its news between calls. */
export interface LiveLine {
  /**
   * The line for this token. Everybody in a tab who opens it with the same token shares one connection, and hears its state at once; it closes when
   * the last one unsubscribes. Never fails; completes after `LineRefused`.
   */
  readonly open: (token: SessionToken) => Observable<LineEvent>;
  /** `send-msg`: the same act as the call `sendMessage`, under the same client id (R53). An answer that is lost counts as `AnswerLost`. */
  readonly sendMessage: (
    message: MessageToSend,
  ) => TE.TaskEither<LineNotUp | CallFailure | SendMessageRefusal, StoredMessage>;
  /** Whether it went out; false: the line is not up. */
  readonly say: (message: OutboundMessage) => boolean;
}
