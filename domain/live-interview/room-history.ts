import type { Instant } from '../time/instant';
import { noShowAt, type RoomWatched } from './interviewer-no-show';
import { joinOpensAt } from '../applications/join-window';
import { emptyRoom, roomWatched, watchRoom } from './room-watch';

/*
 * What a meeting provider remembers of a room (R36). It watched the room itself, so that its memory counts where our server was down.
 */

/** One stay in a provider's room. */
export interface RoomStay {
  readonly who: 'candidate' | 'other';
  readonly from: Instant;
  /** The first instant at which they were gone. Undefined: they are still there. */
  readonly until: Instant | undefined;
}

const endOf = ({ until }: RoomStay): number => until ?? Infinity;

const together = (one: RoomStay, other: RoomStay): boolean => one.from < endOf(other) && other.from < endOf(one);

/** The candidate's stays in order, overlapping ones (two tabs) made one. */
const merged = (stays: readonly RoomStay[]): readonly RoomStay[] => {
  const whole: RoomStay[] = [];
  for (const stay of [...stays].sort((a, b) => a.from - b.from)) {
    const last = whole.at(-1);
    if (last === undefined || stay.from > endOf(last)) whole.push(stay);
    else if (endOf(stay) > endOf(last)) whole[whole.length - 1] = { ...last, until: stay.until };
  }
  return whole;
};

/**
 * What a provider's memory says to {@link interviewerNoShow}, so that its rooms are judged as ours are (R36). A provider doesn't say how a stay ended,
 * so each end counts as a lost line. Somebody else came if they were there from the opening of the room to the no-show, or later while the candidate was
 * still there: then the interview was held late.
 */
export const roomRemembered = (scheduledAt: Instant, stays: readonly RoomStay[]): RoomWatched => {
  const opens = joinOpensAt(scheduledAt);
  const end = noShowAt(scheduledAt);
  const candidate = merged(stays.filter(({ who }) => who === 'candidate'));
  const otherCame = stays.some(
    (stay) =>
      stay.who === 'other' &&
      endOf(stay) > opens &&
      (stay.from <= end || candidate.some((theirs) => together(stay, theirs))),
  );
  let watch = { ...emptyRoom, otherCame };
  for (const { from, until } of candidate) {
    if (from > end) continue;
    watch = watchRoom(scheduledAt, watch, { _tag: 'CandidateCame' }, from);
    if (until !== undefined) watch = watchRoom(scheduledAt, watch, { _tag: 'CandidateLineLost' }, until);
  }
  return roomWatched(watch, opens, end);
};
