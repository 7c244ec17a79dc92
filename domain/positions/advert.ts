import { allowed, refused, type Decision } from '../decision';
import type { PositionId } from '../ids/position-ids';
import type { Position } from './position';

/** Another job at the same location, as an advert names it (other_jobs, spec 1 §3). */
export interface OtherJob {
  readonly positionId: PositionId;
  readonly positionName: string;
}

/** What another position's advert needs of a position. */
export type Neighbor = Pick<Position, 'positionId' | 'positionName' | 'communityId' | 'published'>;

/** What only the candidates of an interview may know: how to enter its room, and the number to call. */
export type PrivatePart = 'meeting' | 'dialIn';

/**
 * What everybody may read of a position, signed in or not (R3b). It leaves out the employer's permanent interview room, because anybody
 * with that address can walk in.
 */
export type Posting = Omit<Position, PrivatePart>;

/** A published position as everybody may read it, with the other open jobs at its location (spec 1 §2). */
export interface Advert extends Posting {
  readonly otherJobs: readonly OtherJob[];
}

/** The position isn't published. It has the tag of every refusal of a closed position, and so their sentence. */
export interface NotAdvertised {
  readonly _tag: 'PositionClosed';
}

const byName = (a: OtherJob, b: OtherJob): number =>
  a.positionName < b.positionName ? -1 : a.positionName > b.positionName ? 1 : a.positionId - b.positionId;

/** The other open jobs at the location: published positions of the same community, by name. `around` may include others. */
export const otherJobs = (
  { positionId, communityId }: Pick<Position, 'positionId' | 'communityId'>,
  around: readonly Neighbor[],
): readonly OtherJob[] =>
  around
    .filter((one) => one.published && one.communityId === communityId && one.positionId !== positionId)
    .map((one) => ({ positionId: one.positionId, positionName: one.positionName }))
    .sort(byName);

/** A position's advert without the other jobs. It is unavailable while the position isn't published (spec 2 §5). */
export const postingOf = <P extends Position>(position: P): Decision<NotAdvertised, Omit<P, PrivatePart>> => {
  if (!position.published) return refused({ _tag: 'PositionClosed' });
  const { meeting: _, dialIn: __, ...posting } = position;
  return allowed(posting);
};

/** The advert of a position with the other jobs at its location (spec 2 §5). */
export const advertOf = (position: Position, around: readonly Neighbor[]): Decision<NotAdvertised, Advert> => {
  const posting = postingOf(position);
  return posting._tag === 'Refused' ? posting : allowed({ ...posting.value, otherJobs: otherJobs(position, around) });
};
