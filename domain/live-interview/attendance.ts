import type { Milliseconds } from '../time/duration';
import { between, plus, type Instant } from '../time/instant';
import { deviceNumbers } from '../parameters/device-values';

/*
 * The attendance of a live interview (R37). Joined and Left are kept beside the application; they change no status. A page sends Joined
 * again at intervals as a sign of life.
 */

/** One stay in the room. */
export interface Visit {
  readonly joinedAt: Instant;
  /** The last sign of life. */
  readonly seenAt: Instant;
  /** When Left was sent. Undefined: it wasn't, or not yet. */
  readonly leftAt: Instant | undefined;
}

/** A page that is silent for so long has died: its candidate has left (R37). */
export const silentAfter: Milliseconds = deviceNumbers.silent_after;

/** How often a page says that it is still there. Two may be lost. */
export const signOfLifeEvery: Milliseconds = deviceNumbers.sign_of_life_every;

/** The most visits kept for an application. After that, coming back extends the last one, so nobody can fill the list (ours). */
export const mostVisits = deviceNumbers.most_visits;

/** When a visit ended; undefined: it still goes on. A page that died without Left has left 60 s after its last sign of life (R37). */
export const leftAt = ({ leftAt: leftMessageAt, seenAt }: Visit, now: Instant): Instant | undefined => {
  if (leftMessageAt !== undefined) return leftMessageAt;
  return between(seenAt, now) >= silentAfter ? plus(seenAt, silentAfter) : undefined;
};

/** The last visit, while it goes on. */
export const currentVisit = <V extends Visit>(visits: readonly V[], now: Instant): V | undefined => {
  const last = visits.at(-1);
  return last !== undefined && leftAt(last, now) === undefined ? last : undefined;
};

/** What a Joined or a Left writes: a new visit, a sign of life, the end of a visit, or nothing. Whoever comes back has joined again. */
export type AttendanceChange = 'begins' | 'goes-on' | 'ends' | 'nothing';

/** Decides what a Joined or a Left writes; a Left from somebody who isn't in the room writes nothing (R37). */
export const attend = (visits: readonly Visit[], status: 'Joined' | 'Left', now: Instant): AttendanceChange => {
  const inside = currentVisit(visits, now) !== undefined;
  if (status === 'Joined') return inside || visits.length >= mostVisits ? 'goes-on' : 'begins';
  return inside ? 'ends' : 'nothing';
};
