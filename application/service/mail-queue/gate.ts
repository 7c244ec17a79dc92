import type { Milliseconds } from '../../../domain/time/duration';
import type { NotSent } from '../../ports/mailer';
import type { Reporter } from '../../ports/reporter';
import type { Timer } from '../../ports/timer';
import { pauseWhileAway, pauseWhileRefused, pauseWhileSuspected } from './pauses';

/** Whether anything leaves at all. Ajar: one mail is tried, and the others follow it or stay. */
type Gate =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Shut'; readonly why: string; readonly times: number; readonly pause: Milliseconds }
  | { readonly _tag: 'Ajar'; readonly why: string; readonly times: number };

/** What stops every mail: said once when it begins and once when it is over, and tried again by one mail at a time. */
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
  /** Mails that a policy refused one after the other, with none between them that the server took or judged by itself. */
  let suspected = 0;

  const shutFor = (pauseAfter: (times: number) => Milliseconds, why: string): Milliseconds => {
    // What was under way when it shut says nothing new.
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
    /** Whether one more may be sent beside so many. */
    lets: (sending: number): boolean => gate._tag === 'Open' || (gate._tag === 'Ajar' && sending === 0),
    /** How long it stays shut. */
    shut: ({ _tag, why }: NotSent): Milliseconds =>
      shutFor(_tag === 'SenderRefused' ? pauseWhileRefused : pauseWhileAway, why),
    /** A policy refused a mail: the first may be alone with that, the second in a row is not. */
    suspect: (why: string): void => {
      suspected += 1;
      if (suspected > 1) shutFor(pauseWhileSuspected, why);
    },
    open,
    /** The server judged one mail by itself: it is there, and it lets us send. */
    answered: open,
    paused: (): string | undefined => (gate._tag === 'Open' ? undefined : gate.why),
  };
};
