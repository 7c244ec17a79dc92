import { permitted, refused, type Decision } from '../decision';
import { plus, within, type Instant } from '../time/instant';
import { serviceNumbers } from '../parameters/service-values';

/** A new account already holds as many appointments as it may. */
export interface TooManyTimesForNewAccount {
  readonly _tag: 'TooManyTimesForNewAccount';
  readonly held: number;
  readonly atMost: number;
  /** When the account stops being new. */
  readonly until: Instant;
}

/** New accounts on one network have booked as many times in an hour as they may: in all, or for one position. */
export interface TooManyTimesFromNetwork {
  readonly _tag: 'TooManyTimesFromNetwork';
  readonly of: 'network' | 'position';
  readonly taken: number;
  readonly atMost: number;
  /** When the next may be booked. */
  readonly until: Instant;
}

/** Why a new account may not book one more time: its own limit is reached, or its network's. */
export type NewAccountRefusal = TooManyTimesForNewAccount | TooManyTimesFromNetwork;

/** How long an account is new, from when its address is first proven (R41). */
export const accountIsNewFor = serviceNumbers.account_is_new_for;

/** How many appointments a new account may hold at once, over all positions. */
export const newAccountHolds = serviceNumbers.new_account_holds;

/** How far back a network's bookings count. */
export const networkCountedFor = serviceNumbers.network_counts;

/**
 * A job fair shares one network address (R3c): 300 visitors of one employer may each book a time, perhaps all for one position. A fair of
 * several employers has twice as many. With equal numbers, the position's limit would never matter.
 */
export const networkTakes = { position: 300, network: 600 } as const;

/** Whether an account is new. Undefined `provenAt`: it wasn't made by a sign-up, or its address isn't proven. */
export const isNewAccount = (provenAt: Instant | undefined, now: Instant): provenAt is Instant =>
  provenAt !== undefined && within(provenAt, now, accountIsNewFor);

/** Whether a new account may book one more time. A move doesn't add one. */
export const mayHoldAnother = (held: number, provenAt: Instant): Decision<TooManyTimesForNewAccount> =>
  held < newAccountHolds
    ? permitted
    : refused({
        _tag: 'TooManyTimesForNewAccount',
        held,
        atMost: newAccountHolds,
        until: plus(provenAt, accountIsNewFor),
      });

const mayTakeOf = (
  of: TooManyTimesFromNetwork['of'],
  takenAt: readonly Instant[],
): Decision<TooManyTimesFromNetwork> => {
  const atMost = networkTakes[of];
  const newestFirst = [...takenAt].sort((a, b) => b - a);
  // Once this booking is an hour old, fewer than `atMost` count.
  const leavesRoom = newestFirst[atMost - 1];
  return leavesRoom === undefined
    ? permitted
    : refused({
        _tag: 'TooManyTimesFromNetwork',
        of,
        taken: takenAt.length,
        atMost,
        until: plus(leavesRoom, networkCountedFor),
      });
};

/** When new accounts on one network booked within the last hour: for the requested position, and in all. */
export interface TakenFromNetwork {
  readonly atPosition: readonly Instant[];
  readonly inAll: readonly Instant[];
}

/** Whether another new account on this network may book a time there now. */
export const mayNetworkTakeAnother = ({ atPosition, inAll }: TakenFromNetwork): Decision<TooManyTimesFromNetwork> => {
  const here = mayTakeOf('position', atPosition);
  return here._tag === 'Refused' ? here : mayTakeOf('network', inAll);
};
