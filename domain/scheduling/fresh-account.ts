import { permitted, refused, type Decision } from '../decision';
import { hours } from '../time/duration';
import { plus, within, type Instant } from '../time/instant';

/** The candidate's account is new, and holds as many times as a new one may. */
export interface TooManyTimesForNewAccount {
  readonly _tag: 'TooManyTimesForNewAccount';
  readonly held: number;
  readonly atMost: number;
  /** From then on the account is as any other. */
  readonly until: Instant;
}

/** New accounts behind one network have taken as many times in an hour as they may: in all, or of one position. */
export interface TooManyTimesFromNetwork {
  readonly _tag: 'TooManyTimesFromNetwork';
  readonly of: 'network' | 'position';
  readonly taken: number;
  readonly atMost: number;
  /** The next may be taken then. */
  readonly until: Instant;
}

export type NewAccountRefusal = TooManyTimesForNewAccount | TooManyTimesFromNetwork;

/** How long an account is new, counted from when its address was first proven (R41). */
export const accountIsNewFor = hours(24);

/** What a new account holds at once, over all positions. */
export const newAccountHolds = 3;

/** How far back a network's times are counted. */
export const networkCountedFor = hours(1);

/**
 * A job fair sits behind one address (R3c): 300 people of one employer each take a time, all of one position if need be. Several employers' fair has
 * twice as many. Were the two numbers one, the position's would never decide.
 */
export const networkTakes = { position: 300, network: 600 } as const;

/** Undefined: the account was not made by a sign-up, or nobody has proven its address. */
export const isNewAccount = (provenAt: Instant | undefined, now: Instant): provenAt is Instant =>
  provenAt !== undefined && within(provenAt, now, accountIsNewFor);

/** Whether a new account may take one more time beside those it holds. A move takes none more. */
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
  // Once this one is an hour ago one fewer than `atMost` counts.
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

/** When new accounts of one network took a time within the last hour: of the position that is asked for, and of all. */
export interface TakenFromNetwork {
  readonly atPosition: readonly Instant[];
  readonly inAll: readonly Instant[];
}

/** Whether one more new account of this network may take a time there now. */
export const mayNetworkTakeAnother = ({ atPosition, inAll }: TakenFromNetwork): Decision<TooManyTimesFromNetwork> => {
  const here = mayTakeOf('position', atPosition);
  return here._tag === 'Refused' ? here : mayTakeOf('network', inAll);
};
