import type * as TE from 'fp-ts/TaskEither';
import type { IncomingMessage } from 'node:http';
import type { SessionToken, TokenOrigin } from '../../../application/identity/secrets.port';
import type { Sealed } from '../../../application/ports/secrets';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { PeerRoom } from '../../../application/live-interview/peer-room.service';
import type { SessionOver } from '../../../application/ports/session-over';
import type { HiringManagerId } from '../../../domain/ids/chat-ids';
import type { CandidateId } from '../../../domain/ids/candidate-id';

/** What the lines need from the service. */
export interface BehindLines {
  readonly authenticate: (
    token: SessionToken,
  ) => TE.TaskEither<SessionOver | StoreUnavailable, { readonly candidateId: CandidateId; readonly shown: Sealed }>;
  readonly tokenOrigin: (token: SessionToken) => TokenOrigin;
  /** Whose lines are counted together with those of this handshake (address.ts). */
  readonly addressOf: (handshake: IncomingMessage) => string;
  /** Attempts to be let in, by address and minute. */
  readonly mostAttempts: number;
  /** Which of these sessions are still valid. Asking doesn't count as activity. */
  readonly living: (sessions: readonly Sealed[]) => FromStore<readonly Sealed[]>;
  /** Handles `send-msg` as the call does, and returns the call's answer (R53). */
  readonly send: (token: SessionToken, payload: unknown) => Promise<object>;
  /** Live interviews in the peer room. */
  readonly room: PeerRoom;
  readonly activeManagers: FromStore<readonly HiringManagerId[]>;
  readonly onlineManagers: (
    candidates: readonly CandidateId[],
  ) => FromStore<ReadonlyMap<CandidateId, readonly HiringManagerId[]>>;
}
