import type { Milliseconds } from '../../domain/time/duration';
import type { NotSent } from '../ports/mailer';
import type { Timer } from '../ports/timer';
import { pauseWhileAway, pauseWhileRefused, pauseWhileSuspected } from './mail-retries.service';

/** Whether anything may be sent. Ajar: one is tried first, and the others wait for its result. */
type Gate =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Shut'; readonly why: string; readonly times: number; readonly pause: Milliseconds }
  | { readonly _tag: 'Ajar'; readonly why: string; readonly times: number };

/** What a gate needs. */
export interface GateDependencies {
  readonly timer: Timer;
  /** Trouble begins: said once. */
  readonly waits: (why: string) => void;
  /** It is over: said once. */
  readonly goesOn: (after: string) => void;
  /** What waited may go. */
  readonly wake: () => void;
}

/** Handles an outage of one destination, the mail server or one receiver: says when it begins and ends, and retries with one at a time. */
export const gateOf = ({ timer, waits, goesOn, wake }: GateDependencies) => {
  let gate: Gate = { _tag: 'Open' };
  /** How many in a row were refused, which may be their own trouble. */
  let suspected = 0;

  const shutFor = (pauseAfter: (times: number) => Milliseconds, why: string): Milliseconds => {
    // Those already being sent when it shut tell nothing new.
    if (gate._tag === 'Shut') return gate.pause;
    if (gate._tag === 'Open') waits(why);
    const times = gate._tag === 'Open' ? 1 : gate.times + 1;
    const pause = pauseAfter(times);
    const shut: Gate = { _tag: 'Shut', why, times, pause };
    gate = shut;
    timer.wake(pause, () => {
      if (gate !== shut) return;
      gate = { _tag: 'Ajar', why, times };
      wake();
    });
    return pause;
  };

  const open = (): void => {
    suspected = 0;
    if (gate._tag === 'Open') return;
    goesOn(gate.why);
    gate = { _tag: 'Open' };
    wake();
  };

  return {
    /** Whether another one may be sent next to those being sent. */
    lets: (sending: number): boolean => gate._tag === 'Open' || (gate._tag === 'Ajar' && sending === 0),
    /** Shuts the gate; answers for how long. */
    shut: ({ _tag, why }: NotSent): Milliseconds =>
      shutFor(_tag === 'SenderRefused' ? pauseWhileRefused : pauseWhileAway, why),
    /** One was refused: it may be a single case, two in a row concern all. */
    suspect: (why: string): void => {
      suspected += 1;
      if (suspected > 1) shutFor(pauseWhileSuspected, why);
    },
    open,
    /** A single one was judged, so the way is open. */
    answered: open,
    paused: (): string | undefined => (gate._tag === 'Open' ? undefined : gate.why),
  };
};
