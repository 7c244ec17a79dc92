import { between, minus, type Instant } from '../time/instant';
import { silentAfter } from './attendance';
import { noShowAt, type RoomWatched } from './interviewer-no-show';
import { serviceNumbers } from '../parameters/service-values';

/*
 * What the server keeps of a room while it watches it, so that it knows by itself whether the interviewer came (R36).
 */

/** Whether the candidate is in the room, as far as the server can tell. */
export type CandidatePresence =
  | { readonly _tag: 'Away' }
  | { readonly _tag: 'There'; readonly since: Instant }
  /** The line is gone without a word: a reload, or a page that died. */
  | { readonly _tag: 'LineLost'; readonly since: Instant; readonly lostAt: Instant };

/** What was seen of one room since its watch began. */
export interface RoomWatch {
  readonly candidate: CandidatePresence;
  /** Whether anybody but the candidate was in the room at any time. */
  readonly otherCame: boolean;
}

/** What happens in a watched room. */
export type RoomEvent =
  | { readonly _tag: 'CandidateCame' }
  /** Their page said goodbye. */
  | { readonly _tag: 'CandidateLeft' }
  | { readonly _tag: 'CandidateLineLost' }
  | { readonly _tag: 'OtherCame' };

/** A room in which nobody has been. */
export const emptyRoom: RoomWatch = { candidate: { _tag: 'Away' }, otherCame: false };

/** A candidate's page counts down to the no-show on its own clock, which may be this far ahead of the server's. */
export const clocksDiffer = serviceNumbers.clocks_differ;

/** Since when the candidate has been there. A lost line counts as there for 60 s, as attendance has it (R37). Undefined: they are away. */
const thereSince = (candidate: CandidatePresence, now: Instant): Instant | undefined => {
  switch (candidate._tag) {
    case 'Away':
      return undefined;
    case 'There':
      return candidate.since;
    case 'LineLost':
      return between(candidate.lostAt, now) < silentAfter ? candidate.since : undefined;
  }
};

const lost = (candidate: CandidatePresence, lostAt: Instant): CandidatePresence =>
  candidate._tag === 'There' ? { _tag: 'LineLost', since: candidate.since, lostAt } : candidate;

/**
 * Carries what happened in the room into the watch (R36). At the no-show the candidate's page leaves on its own: from 10 s before it on, leaving counts
 * as a lost line, so that the page's clock can't undo what the server saw.
 */
export const watchRoom = (scheduledAt: Instant, watch: RoomWatch, event: RoomEvent, now: Instant): RoomWatch => {
  const { candidate } = watch;
  switch (event._tag) {
    case 'CandidateCame':
      return { ...watch, candidate: { _tag: 'There', since: thereSince(candidate, now) ?? now } };
    case 'CandidateLineLost':
      return { ...watch, candidate: lost(candidate, now) };
    case 'CandidateLeft': {
      const onItsOwn = now >= minus(noShowAt(scheduledAt), clocksDiffer);
      return { ...watch, candidate: onItsOwn ? lost(candidate, now) : { _tag: 'Away' } };
    }
    case 'OtherCame':
      return { ...watch, otherCame: true };
  }
};

/** What the watch can say at `now` to {@link interviewerNoShow}. */
export const roomWatched = (watch: RoomWatch, watchedSince: Instant, now: Instant): RoomWatched => ({
  watchedSince,
  candidateSince: thereSince(watch.candidate, now),
  otherCame: watch.otherCame,
});
