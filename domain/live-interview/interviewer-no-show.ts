import { permitted, refused, type Decision } from '../decision';
import { plus, type Instant } from '../time/instant';
import { cancelledPageAfter, lateJoinGrace } from './meeting';

/** What the server itself saw of an interview's room. A browser's word is not among it (R36). */
export interface RoomWatched {
  /** Since when the server has watched the room without a break. */
  readonly watchedSince: Instant;
  /** Since when the candidate's line has been in the room without leaving it (R37's 60 s forgive a reload). Undefined: it isn't. */
  readonly candidateSince: Instant | undefined;
  /** Whether anybody else was in the room at any time. */
  readonly otherCame: boolean;
}

/** Why the server writes no no-show: it is too early, somebody came, or it can't know for sure (R36). */
export type NotANoShow =
  | { readonly _tag: 'StillTime'; readonly until: Instant }
  | { readonly _tag: 'SomebodyCame' }
  | { readonly _tag: 'CandidateNotThere' }
  /** The server was down, or began to watch too late to know. */
  | { readonly _tag: 'NotWatched'; readonly since: Instant };

/** When an interviewer who has not come counts as a no-show: 15 minutes and 6 seconds after the schedule (R36). */
export const noShowAt = (scheduledAt: Instant): Instant => plus(plus(scheduledAt, lateJoinGrace), cancelledPageAfter);

/**
 * Whether the server knows that the interviewer did not come (R36): it watched the room from the scheduled time on, the candidate was there before the
 * grace of 15 minutes ended and stayed, and nobody else came.
 */
export const interviewerNoShow = (scheduledAt: Instant, seen: RoomWatched, now: Instant): Decision<NotANoShow> => {
  const until = noShowAt(scheduledAt);
  if (seen.otherCame) return refused({ _tag: 'SomebodyCame' });
  if (now < until) return refused({ _tag: 'StillTime', until });
  if (seen.watchedSince > scheduledAt) return refused({ _tag: 'NotWatched', since: seen.watchedSince });
  return seen.candidateSince !== undefined && seen.candidateSince <= plus(scheduledAt, lateJoinGrace)
    ? permitted
    : refused({ _tag: 'CandidateNotThere' });
};
