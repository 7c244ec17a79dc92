import type { CandidateId } from '../identity/candidate-id';
import type { CommunityId, PositionId } from '../positions/ids';
import { hours, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { bytesOf, type Chunk } from './chunks';
import type { InterviewQuestionId } from './question-id';
import type { RecordingMode } from './re-record';

/** How long an unsent recording waits for its owner (R3a). */
export const keptFor: Milliseconds = hours(14 * 24);

/** A recording in the browser's own database: the chunks of one take, whose they are and what they answer (R24). */
export interface KeptTake {
  readonly owner: CandidateId;
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
  readonly questionId: InterviewQuestionId;
  readonly mode: RecordingMode;
  readonly take: number;
  readonly chunks: readonly Chunk[];
  /** Whether it is an attempt: stopped, at its limit, or used after an interruption. */
  readonly finished: boolean;
  readonly reRecords: number;
  /** When its last chunk came. */
  readonly lastChunkAt: Instant;
}

/** At exactly 14 days it still waits, a millisecond later it does not (R3a). */
export const isExpired = ({ lastChunkAt }: Pick<KeptTake, 'lastChunkAt'>, now: Instant): boolean =>
  between(lastChunkAt, now) > keptFor;

/** What is to be deleted without being asked: only what nobody came back for. Signing out, a 401 or another candidate delete nothing (R3a). */
export const expired = (kept: readonly KeptTake[], now: Instant): readonly KeptTake[] =>
  kept.filter((one) => isExpired(one, now));

/** Whose recordings are looked for: this candidate's, for this job, live or practised. */
export type KeptOwner = Pick<KeptTake, 'owner' | 'communityId' | 'positionId' | 'mode'>;

const belongsTo = (kept: KeptTake, { owner, communityId, positionId, mode }: KeptOwner): boolean =>
  kept.owner === owner && kept.communityId === communityId && kept.positionId === positionId && kept.mode === mode;

/**
 * What a candidate finds again (R24): their own recordings of this job and of nobody else's (R3a), not expired, with something in them; of one
 * question the latest take. In the order of the question ids.
 */
export const recoverable = (kept: readonly KeptTake[], owner: KeptOwner, now: Instant): readonly KeptTake[] => {
  const latest = new Map<InterviewQuestionId, KeptTake>();
  for (const one of kept) {
    if (!belongsTo(one, owner) || isExpired(one, now) || bytesOf(one.chunks) === 0) continue;
    const known = latest.get(one.questionId);
    if (known === undefined || one.take > known.take) latest.set(one.questionId, one);
  }
  return [...latest.values()].sort((a, b) => a.questionId - b.questionId);
};
