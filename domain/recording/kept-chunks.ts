import type { CandidateId } from '../ids/candidate-id';
import type { CommunityId, PositionId } from '../ids/position-ids';
import type { Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';
import { bytesOf, type Chunk } from './chunks';
import type { InterviewQuestionId } from '../ids/question-id';
import type { RecordingMode } from './re-record';
import { deviceNumbers } from '../parameters/device-values';

/** How long an unsent recording waits for its owner (R3a). */
export const keptFor: Milliseconds = deviceNumbers.recording_kept_for;

/** A recording in the browser's own database: the chunks of one take, its owner and its question (R24). */
export interface KeptTake {
  readonly owner: CandidateId;
  readonly communityId: CommunityId;
  readonly positionId: PositionId;
  readonly questionId: InterviewQuestionId;
  readonly mode: RecordingMode;
  readonly take: number;
  readonly chunks: readonly Chunk[];
  /** Whether it is finished: stopped, at its time limit, or used after an interruption. */
  readonly finished: boolean;
  readonly reRecords: number;
  /** When its last chunk arrived. */
  readonly lastChunkAt: Instant;
}

/**
 * Whether a recording is too old to keep: at exactly 14 days it isn't, a millisecond later it is. Only such a one is deleted by itself: signing out, a
 * 401 or another candidate deletes nothing (R3a).
 */
export const isExpired = ({ lastChunkAt }: Pick<KeptTake, 'lastChunkAt'>, now: Instant): boolean =>
  between(lastChunkAt, now) > keptFor;

/** The recordings to look for: this candidate's, for this job, live or practice. */
export type KeptOwner = Pick<KeptTake, 'owner' | 'communityId' | 'positionId' | 'mode'>;

const belongsTo = (kept: KeptTake, { owner, communityId, positionId, mode }: KeptOwner): boolean =>
  kept.owner === owner && kept.communityId === communityId && kept.positionId === positionId && kept.mode === mode;

/**
 * The recordings a candidate can recover (R24): only their own (R3a), for this job, not expired and not empty; the latest take of each
 * question, in the order of the question ids.
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
