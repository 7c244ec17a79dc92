import type * as O from 'fp-ts/Option';
import type { TimeWanted } from '../journeys/schedule';
import type { Job } from '../navigation/destination';
import type { Slot, DayOfSlots } from '../../domain/scheduling/slot';
import type { TimeZone } from '../../domain/time/time-zone';
import type { IdempotencyKey, SessionToken } from './secrets';

/** Something kept under one name for as long as its owner's storage lasts. A value that can't be read counts as absent. */
export interface Kept<A> {
  readonly read: () => O.Option<A>;
  readonly write: (value: A) => void;
  readonly clear: () => void;
}

/** The job and day being worked on in this tab; never shared with another tab (R3). */
export interface WorkInHand {
  readonly job: Job;
  /** What Confirm will do: book or move, and from which slots. */
  readonly wanted: TimeWanted;
  readonly positionName: string;
  readonly communityName: string;
  readonly zone: TimeZone;
  readonly sameDaySlots: boolean;
  readonly day: DayOfSlots;
  readonly chosen: { readonly slot: Slot; readonly key: IdempotencyKey } | undefined;
}

export interface SessionStore {
  /** `candidates_token`, in local storage and in a cookie (R3). */
  readonly token: Kept<SessionToken>;
  /** `candidatelogout_msg`: what the sign-in page says once after a sign-out. */
  readonly signOutMessage: Kept<string>;
  /** `stored_redirect_url`: where the session gate was asked to go (R2). */
  readonly intendedPath: Kept<string>;
  readonly workInHand: Kept<WorkInHand>;
  /** Everything this app has kept, in every storage and cookie. */
  readonly wipe: () => void;
}
