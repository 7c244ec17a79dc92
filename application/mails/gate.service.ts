import type { Milliseconds } from '../../domain/time/duration';
import type { NotSent } from '../ports/mailer';
import type { Reporter } from '../ports/reporter';
import type { Timer } from '../ports/timer';
import { pauseWhileAway, pauseWhileRefused, pauseWhileSuspected } from './mail-retries.service';

/** Whether mails may be sent. Ajar: one mail is tried first, and the others wait for its result. */
type Gate =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Shut'; readonly why: string; readonly times: number; readonly pause: Milliseconds }
  | { readonly _tag: 'Ajar'; readonly why: string; readonly times: number };

/** Handles trouble that stops all mails: reports it once when it begins and once when it ends, and retries with one mail at a time. */
export const gateOf = ({
  timer,
  reporter,
  wake,
}: {
  readonly timer: Timer;
  readonly reporter: Reporter;
  readonly wake: () => void;
}) => {
  let gate: Gate = { _tag: 'Open' };
  /** How many mails in a row were refused by a policy. */
  let suspected = 0;

  const shutFor = (pauseAfter: (times: number) => Milliseconds, why: string): Milliseconds => {
    // Mails already being sent when it shut tell nothing new.
    if (gate._tag === 'Shut') return gate.pause;
    if (gate._tag === 'Open') reporter.report('mails-wait', { why });
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
    reporter.report('mails-leave-again', { after: gate.why });
    gate = { _tag: 'Open' };
    wake();
  };

  return {
    /** Whether another mail may be sent next to the ones being sent. */
    lets: (sending: number): boolean => gate._tag === 'Open' || (gate._tag === 'Ajar' && sending === 0),
    /** Shuts the gate; answers for how long. */
    shut: ({ _tag, why }: NotSent): Milliseconds =>
      shutFor(_tag === 'SenderRefused' ? pauseWhileRefused : pauseWhileAway, why),
    /** A policy refused a mail: one may be a single case, two in a row concern all mails. */
    suspect: (why: string): void => {
      suspected += 1;
      if (suspected > 1) shutFor(pauseWhileSuspected, why);
    },
    open,
    /** The server judged a single mail, so it is available and accepts us as sender. */
    answered: open,
    paused: (): string | undefined => (gate._tag === 'Open' ? undefined : gate.why),
  };
};
