import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type * as IO from 'fp-ts/IO';
import type * as T from 'fp-ts/Task';
import { codeLifetime } from '../../../domain/identity/one-time-code';
import type { Milliseconds } from '../../../domain/time/duration';
import type { Clock } from '../../ports/clock';
import type { Mail, MailCarrier, Mailer, NotSent } from '../../ports/mailer';
import type { Reporter } from '../../ports/reporter';
import type { Timer } from '../../ports/timer';
import type { UnitOfWork } from '../../ports/unit-of-work';
import type { Messages } from '../../ports/unit-of-work/messages';
import type { FromStore } from '../../ports/unit-of-work/store';
import { gateOf } from './gate';
import { mostTries, restAfter, roundEvery } from './pauses';

/** What one process knows of its mails. */
export interface MailsInHand {
  /** Mails with a code, which wait in memory alone. */
  readonly codes: number;
  /** Why nothing is sent at the moment. */
  readonly paused: string | undefined;
}

export interface MailQueue extends Mailer {
  /** There may be mails: they leave beside whatever goes on. */
  readonly wake: IO.IO<void>;
  /** Sends what waits and may leave now; done when nothing does. */
  readonly sendMails: T.Task<undefined>;
  /** Looks for mails every now and then, whoever wrote them. */
  readonly start: () => void;
  readonly inHand: () => MailsInHand;
  /** Takes no more mails; done when those that are being sent have their answer. What it had taken waits for another process. */
  readonly close: T.Task<undefined>;
}

export interface MailQueueDependencies {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly carrier: MailCarrier;
  readonly reporter: Reporter;
  /** What this process is called among those that take mails: no other is, and none was. */
  readonly taker: string;
}

/** How many mails are handed over at a time. */
export const lines = 5;

/** More codes than that in memory are not taken on: a mail server that is away for ten minutes while the whole town signs in. */
export const mostCodes = 10_000;

/** A mail in hand: stored, or with a code and in memory alone. */
interface InHand {
  readonly name: string;
  readonly mail: Mail;
  readonly tries: number;
  /** Where it is stored. */
  readonly id: number | undefined;
  /** When it is worth nothing any more, by the timer. */
  readonly until: Milliseconds;
}

/**
 * Mails leave one beside the other, codes first; none waits for another one's trouble (smtp/decisions/001). What is stored is this process's from when
 * it was taken until it left, was put back or given up; a rest after a try is counted in tries and timed by what passes, so no clock can lengthen it.
 */
export const mailQueue = (deps: MailQueueDependencies): MailQueue => {
  const { unitOfWork, clock, timer, carrier, reporter, taker } = deps;
  const codes: InHand[] = [];
  let codesResting = 0;
  let codesSoFar = 0;
  const running = new Set<Promise<void>>();
  let sending = 0;
  /** How often somebody said that there may be mails: a line that found none looks again when it was said meanwhile. */
  let told = 0;
  let closed = false;
  /** How many mails have left, and how many had at a mail's last trouble: others that left since show whose trouble it is. */
  let left = 0;
  const leftAtTrouble = new Map<string, number>();
  /** What the store was not there to write down. */
  const owed = new Map<number, (messages: Messages) => FromStore<undefined>>();
  /** Stored mails that are being sent or rest here. */
  const held = new Set<number>();
  /** The answer to a `take` was lost: something may be ours of which we do not know. */
  let unsure = false;
  let lastTaken: Promise<unknown> = Promise.resolve();

  const gate = gateOf({ timer, reporter, wake: () => wake() });

  const written = async (id: number, work: (messages: Messages) => FromStore<undefined>): Promise<boolean> => {
    // Nobody else may do it meanwhile: a mail that is put back twice could be somebody's by then.
    owed.delete(id);
    const done = E.isRight(await unitOfWork.run(({ messages }) => work(messages))());
    if (!done) owed.set(id, work);
    return done;
  };

  const storeAway = (why: string): void => {
    reporter.report('mails-wait', { why });
    timer.wake(roundEvery, () => wake());
  };

  const nextCode = (): InHand | undefined => {
    for (;;) {
      const code = codes.shift();
      if (code === undefined || code.until > timer.elapsed()) return code;
      reporter.report('code-not-sent', { why: 'too late' });
    }
  };

  const takeOne = async (): Promise<InHand | undefined> => {
    for (const [id, work] of owed)
      if (!(await written(id, work))) {
        storeAway('StoreUnavailable');
        return undefined;
      }
    const taken = await unitOfWork.run(({ messages }) =>
      pipe(
        unsure ? messages.putBackAllBut(taker, [...held]) : TE.right(undefined),
        TE.flatMap(() => messages.take(taker)),
      ),
    )();
    unsure = E.isLeft(taken);
    if (E.isLeft(taken)) {
      storeAway(taken.left._tag);
      return undefined;
    }
    if (O.isNone(taken.right)) return undefined;
    held.add(taken.right.value.id);
    return { ...taken.right.value, until: Number.POSITIVE_INFINITY };
  };

  /** One after the other: what is held is known when the next is taken. */
  const nextStored = (): Promise<InHand | undefined> => {
    const turn = lastTaken.then(takeOne);
    lastTaken = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };

  const settle = async (
    { id }: InHand,
    work: (messages: Messages, id: number) => FromStore<undefined>,
  ): Promise<void> => {
    if (id !== undefined) await written(id, (messages) => work(messages, id));
  };

  /** The same, for a mail that is in nobody's hand afterwards. */
  const letGo = async (one: InHand, work: (messages: Messages, id: number) => FromStore<undefined>): Promise<void> => {
    await settle(one, work);
    if (one.id !== undefined) held.delete(one.id);
  };

  const hasLeft = async (one: InHand): Promise<void> => {
    left += 1;
    leftAtTrouble.delete(one.name);
    gate.open();
    await letGo(one, (messages, id) => messages.remove(id));
  };

  const giveUp = async (one: InHand, { why, words }: NotSent): Promise<void> => {
    leftAtTrouble.delete(one.name);
    reporter.report(one.id === undefined ? 'code-not-sent' : 'mail-given-up', { why });
    await letGo(one, (messages, id) => messages.giveUp(id, words === '' ? why : `${why}: ${words}`, clock.now()));
  };

  const rest = async (one: InHand, length: Milliseconds, counted: boolean): Promise<void> => {
    if (counted) await settle(one, (messages, id) => messages.countTry(id));
    if (one.id === undefined) {
      codesResting += 1;
      timer.wake(length, () => {
        codesResting -= 1;
        codes.push(counted ? { ...one, tries: one.tries + 1 } : one);
        // The older first, also now: of two codes the later one counts.
        codes.sort((a, b) => a.until - b.until);
        wake();
      });
      return;
    }
    timer.wake(length, async () => {
      if (closed) return;
      await letGo(one, (messages, id) => messages.putBack(id, taker));
      wake();
    });
  };

  const wasNotSent = async (one: InHand, reason: NotSent): Promise<void> => {
    const before = leftAtTrouble.get(one.name);
    // Others left since this one last could not: then the trouble is its own.
    const isOwn = before !== undefined && left > before;
    leftAtTrouble.set(one.name, left);
    const tries = one.tries + 1;
    const putOff = async (): Promise<void> =>
      tries >= mostTries ? giveUp(one, reason) : rest(one, restAfter(tries), true);
    switch (reason._tag) {
      case 'Refused':
        gate.answered();
        return giveUp(one, reason);
      case 'PutOff':
        gate.answered();
        return putOff();
      case 'Suspected':
        if (isOwn) return giveUp(one, reason);
        gate.suspect(reason.why);
        return rest(one, restAfter(tries), true);
      case 'ServerAway':
      case 'SenderRefused': {
        const pause = gate.shut(reason);
        return isOwn && reason._tag === 'ServerAway' ? putOff() : rest(one, pause, false);
      }
    }
  };

  const send = async (one: InHand): Promise<void> => {
    const outcome = await carrier.carry(one.mail, one.name)();
    await (E.isRight(outcome) ? hasLeft(one) : wasNotSent(one, outcome.left));
  };

  const mayTake = (): boolean => !closed && gate.lets(sending);

  const line = async (): Promise<void> => {
    while (mayTake()) {
      const heard = told;
      sending += 1;
      const one = nextCode() ?? (await nextStored());
      if (one !== undefined) {
        // There may be more: another line looks, and ends where there is none.
        open();
        await send(one);
      }
      sending -= 1;
      if (one === undefined && heard === told) return;
    }
  };

  const open = (): void => {
    if (running.size >= lines || !mayTake()) return;
    const one: Promise<void> = line().finally(() => running.delete(one));
    running.add(one);
  };

  const wake = (): void => {
    told += 1;
    open();
  };

  const drained = async (): Promise<undefined> => {
    while (running.size > 0) await Promise.all(running);
    return undefined;
  };

  const round = (): void => {
    if (closed) return;
    wake();
    timer.wake(roundEvery, round);
  };

  return {
    send: (mail, goodFor = codeLifetime) =>
      TE.flatten(
        TE.fromIO(() => {
          if (codes.length + codesResting >= mostCodes) return TE.left({ _tag: 'MailNotSent' });
          codesSoFar += 1;
          const name = `${taker}-${codesSoFar}`;
          codes.push({ name, mail, tries: 0, id: undefined, until: timer.elapsed() + goodFor });
          wake();
          return TE.right(undefined);
        }),
      ),
    wake,
    sendMails: () => {
      wake();
      return drained();
    },
    start: round,
    inHand: () => ({ codes: codes.length + codesResting, paused: gate.paused() }),
    close: async () => {
      closed = true;
      await drained();
      await unitOfWork.run(({ messages }) => messages.release(taker))();
      return undefined;
    },
  };
};
